import type { ReactNode } from 'react'
import { hrefIn } from '../../../i18n/locale-address.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { LocalLink } from '../../../ui/local-link.tsx'
import { OfferSection } from './offer-section.tsx'
import { UnitRows } from './unit-rows.tsx'
import type { UnitView } from './unit-view.ts'

const compareForm = 'compare-units'

type UnitSectionProps = { units: readonly UnitView[]; children: ReactNode }

/** The units of a machine, each linked to its page, with `children` below them. */
export function UnitSection({ units, children }: UnitSectionProps) {
  const canCompare = units.filter(({ goods }) => goods !== null).length > 1
  return (
    <OfferSection id="units" title={m.offer_units()}>
      <UnitRows units={units} compareForm={canCompare ? compareForm : undefined} />
      {canCompare && (
        <form
          id={compareForm}
          action={hrefIn(getLocale(), '/alat/bandingkan')}
          className="compare-form flex flex-wrap items-center gap-x-8"
        >
          <button type="submit" className="button button-edge">
            {m.offer_compare_units()}
          </button>
          <LocalLink to={`/alat?jenis=${units[0]?.tool.id}#machines`} className="onward text-ore">
            {m.unit_filter()}
          </LocalLink>
        </form>
      )}
      {children}
    </OfferSection>
  )
}
