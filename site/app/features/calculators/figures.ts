import { inLocale, type Localized } from '@niaga/contract/locale'
import { getLocale } from '../../paraglide/runtime.js'

const tags = { id: 'id-ID', en: 'en-GB' } as const satisfies Localized<string>

/** Cached, because creating a format takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * Formats a number in the style of the page's language, as in the tables of sheets: four digits are not grouped.
 *
 * @param decimals the fixed number of decimals; if omitted, as many as needed, at most three
 */
export function figure(value: number, decimals?: number): string {
  const locale = getLocale()
  const key = `${locale} ${decimals}`
  // Without this, the inaccuracy of binary fractions would round 0.875 down to 0.87.
  const rounded = Number(value.toPrecision(12))
  const cached = formats.get(key)
  if (cached) return cached.format(rounded)
  const format = new Intl.NumberFormat(inLocale<string>(tags, locale), {
    useGrouping: 'min2',
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 3,
  })
  formats.set(key, format)
  return format.format(rounded)
}
