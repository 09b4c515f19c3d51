import type { Person } from '@niaga/contract/company'
import type { Business, Manager, MiningLocation, Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { isFreeNow } from '@niaga/contract/units'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { type DeskEntry, deskView } from '../../ui/desks/desk-view.ts'
import { textLines } from '../../ui/text/plain-text.ts'
import { withUnits } from '../../ui/text/with-units.ts'
import { dayRange } from '../catalogue/offer/days.ts'
import { openWindows } from '../catalogue/offer/terms-view.ts'
import { itemLook } from '../catalogue/sheet/item-look.ts'
import type { SheetSource } from '../catalogue/sheet/sheet-view.ts'

/** The first businesses, which the grid shows, and all of them, which the footer links to. */
export type BusinessView = { units: BusinessEntry[]; all: BusinessEntry[] }

export type BusinessEntry = {
  id: number
  name: string
  description: string[]
  logo: string | null
  /** The picture of its first product or machine, with its credit. */
  picture: string | null
  credit: string
  origins: string[]
  ports: string[]
  goods: BusinessGoods[]
  desk: DeskEntry | null
  leader: Pick<Manager, 'name' | 'position'> | null
}

/** A product or machine of a business; a text without content is `''`. */
export type BusinessGoods = Record<(typeof goodsFacts)[number], string> & {
  /** Address of its page in the default language. */
  path: string
  name: string
}

export const goodsFacts = ['grades', 'monthly', 'laycan', 'units'] as const

export type BusinessSources = {
  businesses: readonly Business[]
  products: readonly Product[]
  tools: readonly Tool[]
  people: readonly Person[]
  managers: readonly Manager[]
  locations: readonly MiningLocation[]
  sheets: readonly SheetSource[]
}

type Context = { locale: Locale; today: string; picture: ImageSource }

/** Number of businesses in the grid (specification, section 9). */
const shownCount = 2
/** Hosts may send any number. */
const maxNames = 6
const maxGoods = 24

/** Returns the businesses with the goods that name the same contact person. */
export function businessView(sources: BusinessSources, context: Context): BusinessView {
  const all = sources.businesses.map((business) => businessEntry(business, sources, context))
  return { units: all.slice(0, shownCount), all }
}

function businessEntry(
  { id, name, description, logo_image, contact_id: contactId }: Business,
  { products, tools, people, managers, locations, sheets }: BusinessSources,
  { locale, today, picture }: Context,
): BusinessEntry {
  const isTheirs = (one: { contact_id?: number | undefined }) =>
    contactId !== undefined && one.contact_id === contactId
  const theirs = products.filter(isTheirs)
  const machines = tools.filter(isTheirs)
  const [pictured] = [
    ...theirs.map((item) => ({ item, kind: 'product' as const })),
    ...machines.map((item) => ({ item, kind: 'tool' as const })),
  ]
  const sources = { imageSource: picture, sheets }
  const look = pictured && itemLook(pictured.item, pictured.kind, locale, sources)
  const person = people.find((one) => one.id === contactId)
  const ports = theirs.flatMap(({ terms }) => terms?.load_ports ?? [])
  const origins = theirs.flatMap((product) => product.origin_ids ?? [])
  return {
    ...{ id, name, description: textLines(description), logo: picture('business', logo_image) },
    picture: look?.picture ?? null,
    credit: look?.credit ?? '',
    origins: locations.filter((place) => origins.includes(place.id)).map((place) => place.location),
    ports: someNames(ports.map((port) => translated(port, 'name', locale))),
    goods: [
      ...theirs.map((one) => productGoods(one, locale, today)),
      ...machines.map((one) => toolGoods(one, locale)),
    ].slice(0, maxGoods),
    desk: person ? deskView(person, picture) : null,
    leader: managers.find(isTheirs) ?? null,
  }
}

function productGoods(product: Product, locale: Locale, today: string): BusinessGoods {
  const { id, grades = [], terms } = product
  const [next] = terms ? openWindows(terms, today) : []
  return {
    path: `/produk/${id}`,
    name: translated(product, 'name', locale),
    grades: someNames(grades.map((grade) => translated(grade, 'name', locale))).join(', '),
    monthly: terms ? withUnits(translated(terms, 'monthly', locale)) : '',
    laycan: next ? dayRange(next.from, next.to, locale) : '',
    units: '',
  }
}

function toolGoods(tool: Tool, locale: Locale): BusinessGoods {
  const free = (tool.units ?? []).filter((unit) => isFreeNow(unit))
  return {
    path: `/alat/${tool.id}`,
    name: translated(tool, 'name', locale),
    ...{ grades: '', monthly: '', laycan: '' },
    // A name has commas of its own.
    units: someNames(free.map((unit) => withUnits(translated(unit, 'name', locale)))).join('; '),
  }
}

function someNames(names: readonly string[]): string[] {
  return [...new Set(names)].slice(0, maxNames)
}
