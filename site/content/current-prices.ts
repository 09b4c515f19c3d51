import type { Product, Tool } from '@niaga/contract/entities'
import type { Price } from '@niaga/contract/prices'
import { jakartaDay } from '@niaga/contract/visits'

/** The same content keeps the same value for a day, so nothing derived from it has to be recomputed. */
const valuesByDay = new WeakMap<object, { day: string; value: object }>()

type Item = Product | Tool

export type Priced = Item | Item[]

/**
 * Returns products or machines without the prices whose last day in Jakarta is over.
 *
 * @param nowMs milliseconds since the epoch
 * @param onExpiring called with the milliseconds until the next price expires; a page must not be cached for longer
 */
export function withCurrentPrices<Value extends Priced>(
  value: Value,
  nowMs: number,
  onExpiring: (validMs: number) => void,
): Value {
  const day = jakartaDay(nowMs)
  const items: Item[] = Array.isArray(value) ? value : [value]
  const priced = items.flatMap(pricedParts)
  const lastDays = priced.flatMap(({ price }) => price?.valid_until ?? [])
  const [next] = lastDays.filter((last) => last >= day).toSorted()
  if (next !== undefined) onExpiring(Date.parse(`${next}T24:00+07:00`) - nowMs)
  if (!lastDays.some((last) => last < day)) return value
  const cached = valuesByDay.get(value)
  if (cached?.day === day) return cached.value as Value
  const current = items.map((item) => withoutPricesBefore(day, item))
  const entry = { day, value: Array.isArray(value) ? current : (current[0] ?? value) }
  valuesByDay.set(value, entry)
  return entry.value as Value
}

function pricedParts(item: Item): { price?: Price | undefined }[] {
  return ('units' in item ? item.units : 'grades' in item ? item.grades : []) ?? []
}

function withoutPricesBefore(day: string, item: Item): Item {
  if ('units' in item) return { ...item, units: item.units?.map(withCurrentPrice) }
  if ('grades' in item) return { ...item, grades: item.grades?.map(withCurrentPrice) }
  return item

  function withCurrentPrice<Entry extends { price?: Price | undefined }>(entry: Entry): Entry {
    return (entry.price?.valid_until ?? day) < day ? { ...entry, price: undefined } : entry
  }
}
