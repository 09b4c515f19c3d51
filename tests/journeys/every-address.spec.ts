import { type CrawledPage, crawl } from './support/crawl.ts'
import { expect, test } from './support/journey.ts'

/** Everything that a visitor or a search engine reaches, in every supported language. */

// One company is enough; a second worker would start another.
test.describe.configure({ mode: 'default' })

/** The address prefixes of the languages. */
const prefixes = ['', '/en', '/zh']

test('routes: every address in every language leads on to no missing page, and has what search engines and previews read', {
  tag: '@long',
}, async ({ page, chineseCompany: company }) => {
  test.setTimeout(900_000)
  const { origin } = company.site
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  for (const prefix of prefixes) expect(listed).toContain(`${origin}${prefix}/produk`)
  await page.goto(origin)
  const { pages, broken } = await crawl(page, listed)
  expect(pages.size).toBeGreaterThan(listed.length)
  expect.soft(broken, 'links to an address that does not respond with 200').toEqual([])
  expect.soft(missingEntries(pages), 'missing entries of the head').toEqual([])
  expect.soft(sharedTitles(pages), 'two pages of a language with one title').toEqual([])
  expect.soft(oneSidedAlternates(pages), 'versions that do not name each other').toEqual([])
  expect.soft(deadFragments(pages), 'links to a place that a page does not have').toEqual([])
  const unlisted = [...pages].filter(([address, { isIndexed, canonical }]) => {
    return isIndexed && canonical === address && !listed.includes(address)
  })
  expect
    .soft(
      unlisted.map(([address]) => address).filter((address) => !address.includes('?')),
      'pages that the sitemap lacks',
    )
    .toEqual([])
})

function missingEntries(pages: Map<string, CrawledPage>): string[] {
  return [...pages].flatMap(([address, { entries }]) =>
    Object.entries(entries)
      .filter(([, value]) => value.trim() === '')
      .map(([name]) => `${address}: ${name}`),
  )
}

/** Returns titles shared by canonical pages; another version of a page has its title. */
function sharedTitles(pages: Map<string, CrawledPage>): string[] {
  const titles = new Map<string, string>()
  return [...pages].flatMap(([address, { lang, title, isIndexed, canonical }]) => {
    if (!isIndexed || canonical !== address) return []
    const key = `${lang} ${title}`
    const other = titles.get(key)
    titles.set(key, address)
    return other === undefined ? [] : [`${other} and ${address}: ${title}`]
  })
}

function oneSidedAlternates(pages: Map<string, CrawledPage>): string[] {
  return [...pages].flatMap(([address, { lang, isIndexed, canonical, alternates }]) => {
    if (!isIndexed || canonical !== address) return []
    const faults = alternates[lang] === address ? [] : [`${address} does not name itself`]
    if (!alternates['x-default']) faults.push(`${address} has no x-default`)
    for (const [language, other] of Object.entries(alternates)) {
      const version = pages.get(other)
      if (!version) faults.push(`${address}: ${language} leads to ${other}, which is no page`)
      else if (version.canonical !== other) faults.push(`${other} stands for ${version.canonical}`)
      else if (!Object.values(version.alternates).includes(address)) {
        faults.push(`${other} does not name ${address}`)
      } else if (language !== 'x-default' && version.lang !== language) {
        faults.push(`${other} is in ${version.lang}, and ${address} says ${language}`)
      }
    }
    return faults
  })
}

function deadFragments(pages: Map<string, CrawledPage>): string[] {
  return [...pages].flatMap(([address, { links }]) =>
    links.flatMap((link) => {
      const [target = '', fragment = ''] = link.split('#')
      const targetPage = pages.get(target)
      if (fragment === '' || !targetPage || targetPage.ids.includes(decodeURIComponent(fragment)))
        return []
      return [`${address} → ${link}`]
    }),
  )
}
