import { m } from '../../../paraglide/messages.js'
import { LocalLink } from '../../../ui/local-link.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import type { UnitListView } from './unit-filter.ts'
import { UnitFilterForm } from './unit-filter-form.tsx'
import { UnitRows } from './unit-rows.tsx'

type UnitListProps = { title: string; intro: string; view: UnitListView }

/** Units for sale and for hire, with the filter. */
export function UnitList({ title, intro, view }: UnitListProps) {
  const { units, filter, options } = view
  return (
    <section aria-labelledby="machines" data-in-place className="wrap pb-band">
      <div className="h-3.5 strata text-line" />
      <h2 id="machines" className="expanded mt-14 text-title">
        {title}
      </h2>
      {intro !== '' && (
        <p className="mt-4 max-w-[60ch] text-lead text-balance text-muted">{intro}</p>
      )}
      <UnitFilterForm filter={filter} options={options} />
      {/* If there are no units, a notice replaces the list. */}
      <p
        role="status"
        data-part="unit-count"
        className={units.length === 0 ? 'sr-only' : 'mt-6 text-small text-muted'}
      >
        {m.unit_count({ count: units.length })}
      </p>
      <div data-part="units">{units.length === 0 ? <NoUnits /> : <UnitRows units={units} />}</div>
    </section>
  )
}

function NoUnits() {
  return (
    <Notice className="mt-6">
      <p className="expanded text-heading text-balance">{m.unit_none()}</p>
      <p className="mt-3 text-muted">{m.unit_none_text()}</p>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
        <LocalLink to="/alat#machines" className="onward text-ore">
          {m.unit_filter_clear()}
        </LocalLink>
        <LocalLink to="/kontak" className="onward text-ore">
          {m.enquiry_ask()}
        </LocalLink>
      </div>
    </Notice>
  )
}
