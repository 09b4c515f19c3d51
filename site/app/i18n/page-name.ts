import { inLocale, type Locale } from '@niaga/contract/locale'
import { type FixedPath, pages, type SitePath } from '@niaga/contract/pages'
import { getLocale } from '../paraglide/runtime.js'

/** Returns the name of a page as the navigation shows it, in the visitor's language unless another is given. */
export function pageName(path: SitePath, locale: Locale = getLocale()): string {
  return inLocale<string>(pages[path].name, locale)
}

/** A page above another one; the page of an item has the item's name. */
export type Crumb = FixedPath | { to: string; name: string }

export function namedCrumb(crumb: Crumb, locale: Locale = getLocale()) {
  return typeof crumb === 'string' ? { to: crumb, name: pageName(crumb, locale) } : crumb
}
