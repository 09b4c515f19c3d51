import { m } from '../../../paraglide/messages.js'
import { LocalLink } from '../../../ui/local-link.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { UnitRows } from '../offer/unit-rows.tsx'
import type { UnitListView } from './unit-filter.ts'
import { UnitFilterForm } from './unit-filter-form.tsx'

type UnitListProps = { title: string; intro: string; view: UnitListView }

/** Units for sale and for hire, with the filter. */
export function UnitList({ title, intro, view }: UnitListProps) {
  const { units, filter, options } = view
  return (
    <section aria-labelledby="machines" data-in-place className="wrap pt-opening pb-band">
      <h2 id="machines" className="expanded text-title">
        {title}
      </h2>
      {intro !== '' && <p className="mt-2 max-w-[60ch] text-muted">{intro}</p>}
      <details className="unit-filter-fold" open={Object.values(filter).some(Boolean)}>
        <summary>{m.unit_filter()}</summary>
        <UnitFilterForm filter={filter} options={options} />
      </details>
      {/* If there are no units, a notice replaces the list. */}
      <p
        id="units"
        role="status"
        data-part="unit-count"
        className={units.length === 0 ? 'sr-only' : 'mt-6 text-small text-muted'}
      >
        {m.unit_count({ count: units.length, free: units.filter(({ isFree }) => isFree).length })}
      </p>
      <div data-part="units">
        {units.length === 0 ? <NoUnits /> : <UnitRows units={units} isFirst />}
      </div>
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
