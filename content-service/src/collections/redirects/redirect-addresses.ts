import { baseLocales, defaultLocale } from '@niaga/contract/locale'
import { canonicalAddress } from '@niaga/contract/site-addresses'

/**
 * An address on the site in its one form, with its query and fragment.
 *
 * @returns `null` for one that is elsewhere or malformed
 */
export function canonicalTarget(address: string): string | null {
  const target = address.trim()
  const path = withoutQuery(target)
  const rest = target.slice(path.length)
  const canonical = canonicalAddress(path)
  if (canonical === null || /[\p{Cc}\s]/u.test(rest)) return null
  return canonical + rest
}

/** The page of a canonical target, as an address in Indonesian. */
export function pathOfTarget(target: string): string {
  const path = withoutQuery(target)
  const [, first = '', ...rest] = path.split('/')
  const isTranslated = baseLocales.some((locale) => locale !== defaultLocale && locale === first)
  return isTranslated ? `/${rest.join('/')}` : path
}

function withoutQuery(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? ''
}
