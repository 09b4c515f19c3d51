import { baseLocales, defaultLocale } from '@niaga/contract/locale'
import { canonicalAddress } from '@niaga/contract/site-addresses'

/**
 * Returns the canonical form of an address on the site, with query and fragment.
 *
 * @returns `null` for an address elsewhere or a malformed one
 */
export function canonicalTarget(address: string): string | null {
  const target = address.trim()
  const path = withoutQuery(target)
  const rest = target.slice(path.length)
  const canonical = canonicalAddress(path)
  if (canonical === null || /[\p{Cc}\s]/u.test(rest)) return null
  return canonical + rest
}

/** Returns the page of a canonical target, as an address in Indonesian. */
export function getTargetPath(target: string): string {
  const path = withoutQuery(target)
  const [, first = '', ...rest] = path.split('/')
  const isTranslated = baseLocales.some((locale) => locale !== defaultLocale && locale === first)
  return isTranslated ? `/${rest.join('/')}` : path
}

function withoutQuery(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? ''
}
