import { m } from '../../paraglide/messages.js'
import type { UnitView } from './units-view.ts'

export type UnitFact = { name: string; text: string }

/** Returns the facts of a unit for buyers and hirers, always in the same order; a missing fact is `''`. */
export function unitFacts(unit: UnitView): UnitFact[] {
  return [
    { name: m.offer_unit_state(), text: states[unit.state]() },
    { name: m.offer_unit_offer(), text: unit.state === 'sold' ? '' : offers[unit.offer]() },
    { name: m.offer_unit_maker(), text: unit.maker },
    { name: m.offer_unit_model(), text: unit.model },
    { name: m.offer_unit_year(), text: unit.year },
    { name: m.offer_unit_hours(), text: unit.hours },
    { name: m.offer_unit_location(), text: unit.location },
    { name: m.offer_unit_price(), text: unit.price },
  ]
}

/** Returns the terms of hire of a unit, likewise. */
export function hireFacts(unit: UnitView): UnitFact[] {
  const hired = (name: UnitView['hire'][number]['name']) =>
    unit.hire.find((term) => term.name === name)?.text ?? ''
  return [
    { name: m.offer_hire_basis(), text: hired('basis') },
    { name: m.offer_hire_minimum(), text: hired('minimum') },
    { name: m.offer_hire_operator(), text: hired('operator') },
    { name: m.offer_hire_fuel(), text: hired('fuel') },
    { name: m.offer_hire_mobilisation(), text: hired('mobilisation') },
  ]
}

const states = {
  free: m.offer_state_free,
  hired: m.offer_state_hired,
  sold: m.offer_state_sold,
} satisfies Record<UnitView['state'], () => string>

const offers = {
  sale: m.offer_for_sale,
  hire: m.offer_for_hire,
  both: m.offer_for_both,
} satisfies Record<UnitView['offer'], () => string>
