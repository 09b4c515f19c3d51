import { getAddresses } from '../../i18n/alternates.ts'
import { getPath, hrefIn, localeFromPath } from '../../i18n/locale-address.ts'
import { localeRegistry } from '../../i18n/locale-registry.ts'
import { bodyLocale, getLocales } from '../../i18n/page-locales.ts'
import { pageName } from '../../i18n/page-name.ts'
import { m } from '../../paraglide/messages.js'
import { blogPageSearch } from '../blog/blog-address.ts'
import { feedPaths, feedTypes } from '../blog/feeds/feed.ts'

type AddressLinksProps = { origin: string; pathname: string; search: string; company: string }

/** The page's canonical address and its versions in other languages, for search engines. */
export function AddressLinks({ origin, pathname, search, company }: AddressLinksProps) {
  const { canonical, alternates } = getAddresses(origin, pathname, blogPageSearch(pathname, search))
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <SharedFacts canonical={canonical} pathname={pathname} company={company} />
    </>
  )
}

type SharedFactsProps = { canonical: string; pathname: string; company: string }

/** The facts shown in previews of a link to the page (ogp.me), and the feeds. */
function SharedFacts({ canonical, pathname, company }: SharedFactsProps) {
  const path = getPath(pathname)
  const locale = localeFromPath(pathname)
  const language = bodyLocale(path, locale)
  const title = `${pageName('/blog')} | ${company || m.site_name()}`
  return (
    <>
      <link
        rel="alternate"
        type={feedTypes.rss}
        title={title}
        href={hrefIn(locale, feedPaths.rss)}
      />
      <link
        rel="alternate"
        type={feedTypes.json}
        title={title}
        href={hrefIn(locale, feedPaths.json)}
      />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={company || m.site_name()} />
      <meta property="og:locale" content={localeRegistry[language].ogLocale} />
      {getLocales(path)
        .filter(({ code }) => code !== language)
        .map(({ code, ogLocale }) => (
          <meta key={code} property="og:locale:alternate" content={ogLocale} />
        ))}
    </>
  )
}
