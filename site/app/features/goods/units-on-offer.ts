import type { Product, Tool } from '@niaga/contract/entities'
import { figureText } from '@niaga/contract/figure-text'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { Unit } from '@niaga/contract/units'

/** A unit for sale or for hire in lists, in one language; missing texts are `''`. */
export type UnitOnOffer = {
  id: number
  name: string
  tool: { id: number; name: string }
  year: string
  hours: string
  /** `slug` is the same in every language. */
  place: { slug: string; name: string }
  offer: Unit['offer']
  state: Unit['state']
  hireBasis: string
  hireMinimum: string
  picture: string | null
  /** Whether the picture shows its kind of machine and not the unit. */
  isOfKind: boolean
}

/** Returns the site's own addresses of pictures. */
export type UnitPictures = {
  ofUnit: (path: string | null) => string | null
  ofKind: (tool: Product | Tool, unit: string) => string | null
}

/** Hosts may send any number. */
const maxUnits = 200

const order = ['free', 'hired', 'sold'] satisfies Unit['state'][]

/** Returns the units of all machines (products have none) that are available now or later, available ones first. */
export function unitsOnOffer(
  items: readonly (Product | Tool)[],
  locale: Locale,
  pictures: UnitPictures,
): UnitOnOffer[] {
  return items
    .flatMap((tool) => ('units' in tool ? (tool.units ?? []) : []).map((unit) => ({ tool, unit })))
    .filter(({ unit }) => unit.state !== 'sold')
    .sort((one, other) => order.indexOf(one.unit.state) - order.indexOf(other.unit.state))
    .slice(0, maxUnits)
    .map(({ tool, unit }) => unitOnOffer(tool, unit, locale, pictures))
}

function unitOnOffer(
  tool: Product | Tool,
  unit: Unit,
  locale: Locale,
  pictures: UnitPictures,
): UnitOnOffer {
  const own = pictures.ofUnit(unit.pictures[0] ?? null)
  const hireText = (name: 'basis' | 'minimum') =>
    unit.translations?.[locale]?.hire?.[name] ?? unit.hire?.[name] ?? ''
  return {
    id: unit.id,
    name: translated(unit, 'name', locale),
    tool: { id: tool.id, name: translated(tool, 'name', locale) },
    year: unit.year === undefined ? '' : String(unit.year),
    hours: unit.hours === undefined ? '' : figureText(String(unit.hours), locale),
    place: { slug: getSlug(unit.location), name: translated(unit, 'location', locale) },
    offer: unit.offer,
    state: unit.state,
    hireBasis: hireText('basis'),
    hireMinimum: hireText('minimum'),
    picture: own ?? pictures.ofKind(tool, unit.name),
    isOfKind: own === null,
  }
}

const longestSlug = 40

/** Returns a place in an address: its name in the default language, in plain letters. */
export function getSlug(place: string): string {
  return place
    .slice(0, 200)
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '')
}

/** Selects available units of as many kinds of machines as possible. */
export function someUnits(units: readonly UnitOnOffer[], count: number): UnitOnOffer[] {
  const free = units.filter(({ state }) => state === 'free')
  const firsts = free.filter(
    (unit, index) => free.findIndex(({ tool }) => tool.id === unit.tool.id) === index,
  )
  const others = free.filter((unit) => !firsts.includes(unit))
  return [...firsts, ...others].slice(0, count)
}
