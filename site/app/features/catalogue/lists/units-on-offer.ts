import type { Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { isOnOffer } from '@niaga/contract/units'
import { type UnitPictures, type UnitView, unitViews } from '../offer/unit-view.ts'

/** Hosts may send any number. */
const maxUnits = 200

/** Returns the units of all machines that are available now or later, available ones first. */
export function unitsOnOffer(
  items: readonly (Product | Tool)[],
  locale: Locale,
  pictures: UnitPictures,
): UnitView[] {
  return items
    .flatMap((item) => unitViews(item, locale, pictures))
    .filter(isOnOffer)
    .sort((one, other) => Number(other.isFree) - Number(one.isFree))
    .slice(0, maxUnits)
}

/** Selects available units of as many kinds of machines as possible. */
export function someUnits(units: readonly UnitView[], count: number): UnitView[] {
  const free = units.filter(({ isFree }) => isFree)
  const firsts = free.filter(
    (unit, index) => free.findIndex(({ tool }) => tool.id === unit.tool.id) === index,
  )
  const others = free.filter((unit) => !firsts.includes(unit))
  return [...firsts, ...others].slice(0, count)
}
