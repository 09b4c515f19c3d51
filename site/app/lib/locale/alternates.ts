import { hrefIn, pathOf } from './locale-address.ts'
import { defaultLocale, localeEntries } from './locale-registry.ts'

export type Alternate = { hrefLang: string; href: string }

/** The page's one address, and its versions: every language and x-default, the page itself among them. */
export function addressesOf(origin: string, pathname: string) {
  const path = pathOf(pathname)
  const alternates: Alternate[] = localeEntries.map(({ code, hrefLang }) => ({
    hrefLang,
    href: absolute(origin, hrefIn(code, path)),
  }))
  alternates.push({ hrefLang: 'x-default', href: absolute(origin, hrefIn(defaultLocale, path)) })
  return { canonical: absolute(origin, pathname), alternates }
}

function absolute(origin: string, path: string): string {
  return new URL(path, origin).href
}
