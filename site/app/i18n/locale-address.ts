import type { Locale } from '@niaga/contract/locale'
import { defaultLocale, localeEntries } from './locale-registry.ts'

/** Returns the language of an address. Only a whole first segment counts: `/fr` and `/enam` are Indonesian. */
export function localeFromPath(pathname: string): Locale {
  const segment = pathname.split('/')[1]
  return (
    localeEntries.find((entry) => !entry.isDefault && entry.code === segment)?.code ?? defaultLocale
  )
}

/** Returns the address of the same page in the default language: `/en/produk` → `/produk`. */
export function getPath(pathname: string): string {
  const locale = localeFromPath(pathname)
  if (locale === defaultLocale) return pathname
  return pathname.slice(locale.length + 1) || '/'
}

/**
 * Returns the address of a page in a language. `path` is the page's address in the default language and may include a
 * query and a fragment: `hrefIn('en', '/kontak?produk=1')` → `/en/kontak?produk=1`, `hrefIn('en', '/')` → `/en`.
 */
export function hrefIn(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}
