import { inLocale, type Locale } from '@niaga/contract/locale'
import { signs } from './quantity.ts'

export type Price = { price: number; priceCurrency: string }

/** Currencies as written in the trade, with their ISO 4217 codes. */
const currencies = new Map([
  ['rp', 'IDR'],
  ['idr', 'IDR'],
  ['usd', 'USD'],
  ['us$', 'USD'],
  ['eur', 'EUR'],
  ['€', 'EUR'],
  ['sgd', 'SGD'],
  ['s$', 'SGD'],
])

/**
 * Parses a text that is only a price, such as `Rp 1.250.000.000` or `USD 85,000`; returns `null` for any other text: a
 * price per hour, from an amount, or on request is not the price of the item.
 */
export function priceIn(text: string, locale: Locale): Price | null {
  const [, sign = '', amount = ''] =
    /^(\p{L}{2,3}\$?|€) ?(\d[\d.,]{0,20})$/u.exec(text.replaceAll('\u00a0', ' ').trim()) ?? []
  const priceCurrency = currencies.get(sign.toLowerCase())
  if (!priceCurrency) return null
  const { decimal, thousands } = inLocale(signs, locale)
  // In the other language's style the same text would be a different amount.
  const [whole = '', cents = ''] = amount.split(decimal)
  const groups = whole.split(thousands).slice(1)
  if (cents.length > 2 || groups.some(({ length }) => length !== 3)) return null
  const price = Number(amount.replaceAll(thousands, '').replace(decimal, '.'))
  return Number.isFinite(price) && price > 0 ? { price, priceCurrency } : null
}
