import { m } from '../../paraglide/messages.js'
import type { UnitOnOffer } from './units-on-offer.ts'

const offers = {
  sale: m.offer_for_sale,
  hire: m.offer_for_hire,
  both: m.offer_for_both,
} satisfies Record<UnitOnOffer['offer'], () => string>

/** Whether a unit is for sale or hire, and, if it is not free, that it is hired. */
export function UnitOffer({ unit }: { unit: UnitOnOffer }) {
  return (
    <p className="unit-offer">
      {offers[unit.offer]()}
      {unit.state === 'hired' && <span> · {m.offer_state_hired()}</span>}
    </p>
  )
}

/** Age and location of a unit, as far as they are known. */
export function UnitFacts({ unit }: { unit: UnitOnOffer }) {
  const age = [unit.year, unit.hours && m.unit_hours({ hours: unit.hours })]
    .filter((part) => part !== '')
    .join(' · ')
  return (
    <p className="unit-facts">
      {[age, unit.place.name]
        .filter((fact) => fact !== '')
        .map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
    </p>
  )
}
