import { hireFacts, type UnitFact, unitFacts } from './unit-facts.ts'
import type { UnitView } from './units-view.ts'

/** A unit on the page of its machine. */
export type UnitEntry = Pick<
  UnitView,
  'id' | 'name' | 'offer' | 'state' | 'picture' | 'isOfType'
> & {
  facts: UnitFact[]
}

/** The units of a machine, and the terms of hire common to all of them, which are shown once. */
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
