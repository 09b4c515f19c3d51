import { getPath, hrefIn, localeFromPath } from './locale-address.ts'
import { otherVisitorsLocale } from './locale-registry.ts'
import { bodyLocale, getLocales } from './page-locales.ts'

export type Alternate = { hrefLang: string; href: string }

/**
 * Returns the canonical address of a page and its versions: every language in which it is published, including its own,
 * and x-default. If the navigation is in another language, the canonical address is still that of the published page.
 *
 * @param search the part of the query that belongs to the address, such as a list's page
 */
export function getAddresses(origin: string, pathname: string, search = '') {
  const path = getPath(pathname)
  const locales = getLocales(path)
  const canonical = hrefIn(bodyLocale(path, localeFromPath(pathname)), path)
  const alternates: Alternate[] = locales.map(({ code, hrefLang }) => ({
    hrefLang,
    href: absolute(origin, hrefIn(code, path + search)),
  }))
  alternates.push({
    hrefLang: 'x-default',
    href: absolute(origin, hrefIn(bodyLocale(path, otherVisitorsLocale), path + search)),
  })
  return { canonical: absolute(origin, canonical + search), alternates }
}

function absolute(origin: string, path: string): string {
  return new URL(path, origin).href
}
