import type { MiningLocation, Product, Relation } from '@niaga/contract/entities'
import type { ImageFocus } from '@niaga/contract/image-focus'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { ImageSource } from '../../../content/image-source.server.ts'
import type { MapPlace } from '../../ui/map/map-view.ts'
import { textLines } from '../../ui/text/plain-text.ts'
import type { PortEntry } from './ports-view.ts'

/** A product of a place, with the id of its page. */
export type PlaceItem = { id: number; name: string }

export type LocationEntry = {
  id: number
  place: string
  description: string[]
  picture: string | null
  /** Optional values are omitted if the host does not give them. */
  alt?: string
  focus?: ImageFocus
  credit?: string
  role?: string
  relation?: Relation
  loadPort?: string
  products?: PlaceItem[]
  facts?: { title: string; text: string }[]
  latitude?: number
  longitude?: number
}

/** Number of mining locations on the screen (specification, section 9). */
const shownCount = 3

/** Hosts may send any number. */
const maxFacts = 12
const maxProducts = 30

/** Returns the first mining locations of the list. */
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
    ...getAdditions(location, products, locale),
  }))
}

function getAdditions(
  {
    image_alt: alt,
    image_focus: focus,
    image_credit: credit,
    role,
    relation,
    load_port: loadPort,
    latitude,
    longitude,
    ...place
  }: MiningLocation,
  products: readonly Product[],
  locale: Locale,
): Partial<LocationEntry> {
  const links = (place.product_ids ?? []).slice(0, maxProducts).flatMap((id) => {
    const product = products.find((candidate) => candidate.id === id)
    return product ? [{ id, name: translated(product, 'name', locale) }] : []
  })
  return {
    ...(alt && { alt }),
    ...(focus && { focus }),
    ...(credit && { credit }),
    ...(role && { role }),
    ...(relation && { relation }),
    ...(loadPort && { loadPort }),
    ...(links.length > 0 && { products: links }),
    ...(place.facts && { facts: place.facts.slice(0, maxFacts) }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  }
}

type Places = {
  locations: readonly LocationEntry[]
  ports: readonly PortEntry[]
}

/** Returns the places for the page's map: mines and loading ports. */
export function mapPlaces({ locations, ports }: Places): MapPlace[] {
  const mines = locations.map(({ id, place, ...location }) => ({
    ...{ id: `lokasi-${id}`, kind: 'mine' as const, name: place },
    goods: getNames(location.products),
    ...getPosition(location),
  }))
  const loading = ports.map(({ id, name, ...port }) => ({
    ...{ id, kind: 'port' as const, name },
    goods: getNames(port.products),
    ...getPosition(port),
  }))
  return [...mines, ...loading]
}

function getNames(products: readonly PlaceItem[] = []): string {
  return products.map(({ name }) => name).join(', ')
}

function getPosition({ latitude, longitude }: Pick<MapPlace, 'latitude' | 'longitude'>) {
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude }
}
