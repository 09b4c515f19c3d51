import { hireFacts, type UnitFact, unitFacts } from './unit-facts.ts'
import type { UnitView } from './units-view.ts'

/** A unit as the page of its machine shows it. */
export type UnitEntry = Pick<
  UnitView,
  'id' | 'name' | 'offer' | 'state' | 'picture' | 'isOfType'
> & {
  facts: UnitFact[]
}

/** The units of a machine, and the terms of hire that all of them share, which are read once. */
export type UnitEntries = { units: UnitEntry[]; hire: UnitFact[] }

export function unitEntries(units: readonly UnitView[]): UnitEntries {
  const terms = units
    .map((unit) => hireFacts(unit).filter(isKnown))
    .filter((facts) => facts.length > 0)
  const [hire = []] = terms
  const isShared =
    terms.length > 1 && new Set(terms.map((facts) => JSON.stringify(facts))).size === 1
  return {
    hire: isShared ? hire : [],
    units: units.map((unit) => {
      const { id, name, offer, state, picture, isOfType } = unit
      const facts = [...unitFacts(unit), ...(isShared ? [] : hireFacts(unit))].filter(isKnown)
      return { id, name, offer, state, picture, isOfType, facts }
    }),
  }
}

function isKnown({ text }: UnitFact): boolean {
  return text !== ''
}
