import type { Locale } from '@niaga/contract/locale'
import { pagePaths } from '@niaga/contract/pages'
import { isTakenSlug } from '@niaga/contract/site-addresses'
import { pageName } from '../../../i18n/page-name.ts'
import type { SitePages } from '../../../page-texts/read-pages.server.ts'
import { m } from '../../../paraglide/messages.js'
import { plainText } from '../../../ui/text/plain-text.ts'
import type { SearchEntry } from '../search-entry.ts'
import type { SearchSources } from './search-sources.server.ts'

/** The pages that show no single document, without home. */
const foundPaths = pagePaths.filter((path) => path !== '/' && !path.endsWith('{id}'))

/** Maximum length of a custom page, in characters: a privacy notice has some 8,000. */
const longestBody = 12_000

/** Returns the entries of the site's pages that show no single document, and of the company's custom pages. */
export function pageEntries(
  { pages }: SearchSources,
  { pageAt, ownPageAt }: SitePages,
  locale: Locale,
): SearchEntry[] {
  const bare = { kind: 'page', isFile: false, fact: '', otherNames: '', keywords: '' } as const
  const fixed = foundPaths.map((path) => {
    const { title, intro, seo } = pageAt(path)
    const keywords = path === '/kontak' ? m.enquiry_ask({}, { locale }) : pageName(path, locale)
    return { ...bare, title, path, text: [intro, seo.description].join(' '), keywords }
  })
  const compare = {
    ...{ ...bare, title: pageName('/alat/bandingkan', locale), path: '/alat/bandingkan' },
    text: m.compare_units_lead({}, { locale }),
  }
  const entries = (pages ?? []).flatMap(({ slug }) => {
    const ownPage = slug === undefined || isTakenSlug(slug) ? null : ownPageAt(slug)
    if (!ownPage) return []
    const { title, intro } = ownPage.page
    const text = `${intro} ${plainText(ownPage.body.slice(0, longestBody))}`
    return { ...bare, title, path: `/${slug}`, text }
  })
  return [...fixed, compare, ...entries]
}
