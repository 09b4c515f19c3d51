import { inLocale, type Locale } from '@niaga/contract/locale'
import { pages, type SitePath } from '@niaga/contract/pages'
import { getLocale } from '../paraglide/runtime.js'

/** Returns the name of a page as the navigation shows it, in the visitor's language unless another is given. */
export function pageName(path: SitePath, locale: Locale = getLocale()): string {
  return inLocale<string>(pages[path].name, locale)
}
