import { inLocale, type Localised } from '@niaga/contract/locale'
import { getLocale } from '../../paraglide/runtime.js'

const tags = { id: 'id-ID', en: 'en-GB' } as const satisfies Localised<string>

/** Making one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number in the style of the page's language, as in the tables of sheets: four digits are not set apart.
 *
 * @param decimals how many it always has; without, as many as it needs, at most three
 */
export function figure(value: number, decimals?: number): string {
  const locale = getLocale()
  const key = `${locale} ${decimals}`
  // What binary fractions lack would round 0.875 down to 0.87.
  const rounded = Number(value.toPrecision(12))
  const known = formats.get(key)
  if (known) return known.format(rounded)
  const format = new Intl.NumberFormat(inLocale<string>(tags, locale), {
    useGrouping: 'min2',
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 3,
  })
  formats.set(key, format)
  return format.format(rounded)
}
