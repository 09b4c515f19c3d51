import type { Product, Tool } from '@niaga/contract/entities'
import type { Grade } from '@niaga/contract/grades'
import type { Unit } from '@niaga/contract/units'
import { jakartaDay } from '@niaga/contract/visits'

/** The same content keeps the same value for a day, so nothing derived from it has to be recomputed. */
const valuesByDay = new WeakMap<object, { day: string; value: object }>()

type Item = Product | Tool
/** What has days: the last one of its price, and for a unit the first one on which it is free. */
type Part = Pick<Grade, 'price'> & Pick<Unit, 'available_from'>

export type Dated = Item | Item[]

/**
 * Returns products or machines without the prices whose last day in Jakarta is over, and without the first day of units
 * that is no longer ahead.
 *
 * @param nowMs milliseconds since the epoch
 * @param onExpiring called with the milliseconds until the next such day; a page must not be cached for longer
 */
export function withoutPastDays<Value extends Dated>(
  value: Value,
  nowMs: number,
  onExpiring: (validMs: number) => void,
): Value {
  const day = jakartaDay(nowMs)
  const items: Item[] = Array.isArray(value) ? value : [value]
  const ends = items.flatMap(getParts).flatMap(getEnds)
  const [next] = ends.filter((end) => end > nowMs).toSorted((one, other) => one - other)
  if (next !== undefined) onExpiring(next - nowMs)
  if (!ends.some((end) => end <= nowMs)) return value
  const cached = valuesByDay.get(value)
  if (cached?.day === day) return cached.value as Value
  const current = items.map((item) => withCurrentParts(day, item))
  const entry = { day, value: Array.isArray(value) ? current : (current[0] ?? value) }
  valuesByDay.set(value, entry)
  return entry.value as Value
}

function getParts(item: Item): Part[] {
  return ('units' in item ? item.units : 'grades' in item ? item.grades : []) ?? []
}

/** Returns when a part changes, in milliseconds since the epoch. */
function getEnds({ price, available_from: from }: Part): number[] {
  return [
    ...(price?.valid_until ? [Date.parse(`${price.valid_until}T24:00+07:00`)] : []),
    ...(from ? [Date.parse(`${from}T00:00+07:00`)] : []),
  ]
}

function withCurrentParts(day: string, item: Item): Item {
  if ('units' in item) return { ...item, units: item.units?.map(withCurrent) }
  if ('grades' in item) return { ...item, grades: item.grades?.map(withCurrent) }
  return item

  function withCurrent<Entry extends Part>(entry: Entry): Entry {
    const { price, available_from: from } = entry
    return {
      ...entry,
      ...((price?.valid_until ?? day) < day && { price: undefined }),
      ...(from !== undefined && from <= day && { available_from: undefined }),
    }
  }
}
