import { m } from '../../../paraglide/messages.js'
import { type Goods, itemKindAt } from '../../../ui/calls.ts'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { GradeSection } from './grade-section.tsx'
import { OfferSection } from './offer-section.tsx'
import type { OfferView } from './offer-view.ts'
import { TermsList } from './terms-list.tsx'
import { UnitSection } from './unit-section.tsx'

type OfferSectionsProps = {
  offer: OfferView
  /** The subject of a request from this page, with the grade of its address. */
  goods: Goods
  item: { name: string; path: string }
  /** Address of its specification sheet, `null` without a sheet. */
  sheetPath: string | null
  /** The calculator for this kind of machine, `''` without a calculator. */
  fleetCalculator: string
  /** Shown below the grades. */
  children: React.ReactNode
}

/** The offer, below the specification of a product or machine. */
export function OfferSections(props: OfferSectionsProps) {
  const { offer, goods, item, sheetPath, fleetCalculator, children } = props
  const { grades, units, terms } = offer
  const { name, path } = item
  const kind = itemKindAt(path, sheetPath, grades)
  const fleet = fleetCalculator !== '' && (
    <LocalLink to={fleetCalculator} className="onward mt-1 text-ore">
      {m.offer_plan_fleet()}
      <ArrowIcon className="size-4" />
    </LocalLink>
  )
  return (
    <>
      {grades && <GradeSection offer={offer} matrix={grades} name={name} path={path} kind={kind} />}
      {children}
      {units.length > 0 && <UnitSection units={units}>{fleet}</UnitSection>}
      {/* A mineral is never sold by the unit. */}
      {units.length === 0 && terms && path.startsWith('/alat/') && (
        <OfferSection id="units" title={m.offer_units()}>
          <p>{m.offer_units_none()}</p>
          {fleet}
        </OfferSection>
      )}
      {terms && <TermsList terms={terms} goods={goods} />}
    </>
  )
}
