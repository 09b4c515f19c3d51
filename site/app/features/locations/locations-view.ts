import type { MiningLocation, Product, Relation } from '@niaga/contract/entities'
import type { ImageFocus } from '@niaga/contract/image-focus'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { textLines } from '../../ui/text/plain-text.ts'

export type LocationEntry = {
  id: number
  place: string
  description: string[]
  picture: string | null
  /** Each is left out where the host says nothing of it. */
  focus?: ImageFocus
  role?: string
  relation?: Relation
  loadPort?: string
  products?: { id: number; name: string }[]
  facts?: { title: string; text: string }[]
}

/** How many mining locations the screen shows (specification, section 9). */
const shownCount = 3

/** A host may send any number. */
const mostFacts = 12
const mostProducts = 30

/** The first mining locations of the list. */
export function locationsView(
  locations: readonly MiningLocation[],
  picture: ImageSource,
  products: readonly Product[],
  locale: Locale,
): LocationEntry[] {
  return locations.slice(0, shownCount).map((location) => ({
    id: location.id,
    place: location.location,
    description: textLines(location.description),
    picture: picture('location', location.image),
    ...additionsOf(location, products, locale),
  }))
}

function additionsOf(
  { image_focus: focus, role, relation, load_port: loadPort, ...place }: MiningLocation,
  products: readonly Product[],
  locale: Locale,
): Partial<LocationEntry> {
  const named = (place.product_ids ?? []).slice(0, mostProducts).flatMap((id) => {
    const product = products.find((known) => known.id === id)
    return product ? [{ id, name: translated(product, 'name', locale) }] : []
  })
  return {
    ...(focus && { focus }),
    ...(role && { role }),
    ...(relation && { relation }),
    ...(loadPort && { loadPort }),
    ...(named.length > 0 && { products: named }),
    ...(place.facts && { facts: place.facts.slice(0, mostFacts) }),
  }
}
