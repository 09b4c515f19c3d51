import type { MiningLocation } from '@niaga/contract/entities'
import type { ImportContext } from './import-context.ts'
import { importedAs } from './import-document.ts'
import { type ByLocale, textsOf } from './texts.ts'

/** What a host says of a place beside its description; none of it has to be there. */
export async function placeAdditionsOf(context: ImportContext, place: ByLocale<MiningLocation>) {
  const { latitude, longitude, relation, product_ids: productIds = [], facts = [] } = place.id
  const role = textsOf(place, (entry) => entry.role?.slice(0, 80))
  const loadPort = textsOf(place, (entry) => entry.load_port?.slice(0, 120))
  const products = await Promise.all(productIds.map((id) => importedAs(context, 'products', id)))
  const isPlaced = latitude !== undefined && longitude !== undefined
  // Facts have no ids, so those of the languages are paired by position, and only where their numbers agree.
  const english = place.en.facts?.length === facts.length ? place.en.facts : facts
  return {
    id: {
      ...(isPlaced ? { latitude, longitude } : {}),
      relation,
      products: products.flatMap((id) => id ?? []),
      role: role.id,
      loadPort: loadPort.id,
      facts: facts.slice(0, mostFacts).map(storedFact),
    },
    en: {
      role: role.en,
      loadPort: loadPort.en,
      facts: english.slice(0, mostFacts).map(storedFact),
    },
  }
}

const mostFacts = 8

function storedFact({ title, text }: { title: string; text: string }) {
  return { title: title.slice(0, 60), text }
}
