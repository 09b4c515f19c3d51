import type { MiningLocation } from '@niaga/contract/entities'
import { type ByLocale, getTexts } from './texts.ts'

/** Returns the optional details of a place on another host, beside its description. */
export function getPlaceAdditions(place: ByLocale<MiningLocation>) {
  const { latitude, longitude, relation, facts = [] } = place.id
  const role = getTexts(place, (entry) => entry.role?.slice(0, 80))
  const loadPort = getTexts(place, (entry) => entry.load_port?.slice(0, 120))
  const isPlaced = latitude !== undefined && longitude !== undefined
  // Facts have no ids; they are paired by position between the languages, and only if their counts agree.
  const english = place.en.facts?.length === facts.length ? place.en.facts : facts
  return {
    id: {
      ...(isPlaced ? { latitude, longitude } : {}),
      relation,
      role: role.id,
      loadPort: loadPort.id,
      facts: facts.slice(0, maxFacts).map(storedFact),
    },
    en: {
      role: role.en,
      loadPort: loadPort.en,
      facts: english.slice(0, maxFacts).map(storedFact),
    },
  }
}

const maxFacts = 8

function storedFact({ title, text }: { title: string; text: string }) {
  return { title: title.slice(0, 60), text }
}
