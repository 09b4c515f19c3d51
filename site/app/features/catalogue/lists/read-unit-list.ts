import type { Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { UnitPictures } from '../offer/unit-view.ts'
import { filteredUnits, filterOptions, readUnitFilter } from './unit-filter.ts'
import type { UnitListView } from './unit-list.tsx'
import { unitsOnOffer } from './units-on-offer.ts'

/** Reads the units from an address of the list; returns `null` if no machine has units. */
export function readUnitList(
  items: readonly (Product | Tool)[],
  search: URLSearchParams,
  locale: Locale,
  pictures: UnitPictures,
): UnitListView | null {
  const all = unitsOnOffer(items, locale, pictures)
  if (all.length === 0) return null
  const options = filterOptions(all)
  const filter = readUnitFilter(search, options)
  return { units: filteredUnits(all, filter), filter, options }
}
