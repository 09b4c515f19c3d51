import { defaultLocale, type Locale, localeSchema } from '@niaga/contract/locale'

/**
 * The language asked for, under either of the contract's two names.
 *
 * @returns `null` when a code is unknown or two different ones are asked for
 */
export function askedLocale(query: URLSearchParams): Locale | null {
  const codes = new Set([...query.getAll('lang'), ...query.getAll('language')])
  if (codes.size === 0) return defaultLocale
  const [code] = codes
  const parsed = localeSchema.safeParse(code)
  return codes.size === 1 && parsed.success ? parsed.data : null
}
