import type { Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { m } from '../../../paraglide/messages.js'
import { type UnitPictures, type UnitView, unitText } from '../offer/unit-view.ts'
import { unitsOnOffer } from './units-on-offer.ts'

/** Names of the filter's parameters in the list's address, the same in every language. */
export const filterNames = {
  ...{ offer: 'tawaran', kind: 'jenis', weight: 'berat', date: 'tanggal', place: 'tempat' },
} as const

/** The visitor's choice, as in the address; `''` for all. */
export type UnitFilter = {
  offer: '' | 'jual' | 'sewa'
  kind: string
  place: string
  /** A class of operating weight, such as `10-25`. */
  weight: string
  /** The day on which the unit must be available. */
  date: string
}

export type FilterOption = { value: string; text: string }

/** The options of the filter. */
export type FilterOptions = {
  kinds: FilterOption[]
  places: FilterOption[]
  weights: FilterOption[]
}

/** The lower ends of the classes of operating weight, in tonnes. */
const weightClasses = [0, 10, 25, 40]

/** More would be a list of their own. */
const maxOptions = 60

export type UnitListView = { units: UnitView[]; filter: UnitFilter; options: FilterOptions }

/** Reads the units from an address of the list; returns `null` if no machine has units. */
export function readUnitList(
  items: readonly (Product | Tool)[],
  search: URLSearchParams,
  locale: Locale,
  pictures: UnitPictures,
): UnitListView | null {
  const all = unitsOnOffer(items, locale, pictures)
  if (all.length === 0) return null
  const options = filterOptions(all, locale)
  const filter = readUnitFilter(search, options)
  return { units: filteredUnits(all, filter), filter, options }
}

/** Returns the kinds of machines and the places of the units, in the order of the units, and the classes of weight. */
function filterOptions(units: readonly UnitView[], locale: Locale): FilterOptions {
  const kinds = new Map(units.map(({ tool }) => [String(tool.id), tool.name]))
  const places = new Map(
    units
      .filter(({ placeSlug }) => placeSlug !== '')
      .map((unit) => [unit.placeSlug, unitText(unit, 'location')]),
  )
  const weights = weightClasses.flatMap((from, index) => {
    const to = weightClasses[index + 1]
    const value = `${from}-${to ?? ''}`
    const text = to
      ? m.unit_weight_range({ from, to }, { locale })
      : m.unit_weight_from({ from }, { locale })
    return units.some((unit) => isInClass(unit, value)) ? [{ value, text }] : []
  })
  return { kinds: getOptions(kinds), places: getOptions(places), weights }
}

function isInClass({ tonnes }: UnitView, weight: string): boolean {
  const [from, to] = weight.split('-')
  return tonnes !== undefined && tonnes >= Number(from) && tonnes < Number(to || Infinity)
}

function getOptions(names: ReadonlyMap<string, string>): FilterOption[] {
  return [...names].slice(0, maxOptions).map(([value, text]) => ({ value, text }))
}

/** Reads the filter from an address; a value that is not an option is ignored. */
function readUnitFilter(search: URLSearchParams, options: FilterOptions): UnitFilter {
  const { kinds, places, weights } = options
  const optionOrNone = (name: string, options: readonly FilterOption[]) => {
    const requested = search.get(name)
    return options.find(({ value }) => value === requested)?.value ?? ''
  }
  const offer = search.get(filterNames.offer)
  return {
    offer: offer === 'jual' || offer === 'sewa' ? offer : '',
    kind: optionOrNone(filterNames.kind, kinds),
    place: optionOrNone(filterNames.place, places),
    weight: optionOrNone(filterNames.weight, weights),
    date: /^20\d\d-\d\d-\d\d$/.exec(search.get(filterNames.date) ?? '')?.[0] ?? '',
  }
}

function filteredUnits(units: readonly UnitView[], filter: UnitFilter): UnitView[] {
  return units.filter(
    (unit) =>
      isOffered(unit, filter.offer) &&
      (filter.kind === '' || String(unit.tool.id) === filter.kind) &&
      (filter.place === '' || unit.placeSlug === filter.place) &&
      (filter.weight === '' || isInClass(unit, filter.weight)) &&
      (filter.date === '' || (unit.availableFrom !== null && unit.availableFrom <= filter.date)),
  )
}

function isOffered({ offer }: UnitView, filter: UnitFilter['offer']): boolean {
  if (filter === '' || offer === 'both') return true
  return offer === (filter === 'jual' ? 'sale' : 'hire')
}
