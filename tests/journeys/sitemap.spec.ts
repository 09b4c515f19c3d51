import type { Page } from '@playwright/test'
import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { sitemapAddresses } from './support/sitemap.ts'
import { invalidIn, notShown, type Thing } from './support/structured-data.ts'

/** The data that a search engine reads from a page. */
type Facts = {
  canonical: string | null
  alternates: Record<string, string>
  headings: number
  title: string
  description: string | null
  links: string[]
  callsToAction: number
  robots: string | null
  /** The preview of a link to the page: Open Graph and card tags. */
  preview: Record<string, string>
  structuredData: string[]
  /** The visible text, and the timestamps of its dates. */
  text: string
  moments: string[]
}

/** Reads the HTML as sent, before any script runs. */
function getFacts(page: Page, html: string): Promise<Facts> {
  return page.evaluate((source) => {
    const sent = new DOMParser().parseFromString(source, 'text/html')
    const attribute = (selector: string, name: string) =>
      sent.querySelector(selector)?.getAttribute(name) ?? null
    const alternates = [...sent.querySelectorAll('link[rel=alternate][hreflang]')]
    const previews = [...sent.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')]
    const data = [...sent.querySelectorAll('script[type="application/ld+json"]')]
    const structuredData = data.map((script) => script.textContent ?? '')
    for (const script of sent.querySelectorAll('script, style')) script.remove()
    return {
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        alternates.map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
      headings: sent.querySelectorAll('h1').length,
      title: sent.title,
      description: attribute('meta[name=description]', 'content'),
      links: [...sent.querySelectorAll('a[href^="/"]')].map((a) => a.getAttribute('href') ?? ''),
      callsToAction: sent.querySelectorAll('main a[href$="#kontak"], main a[href*="/kontak"]')
        .length,
      robots: attribute('meta[name=robots]', 'content'),
      preview: Object.fromEntries(
        previews.map((tag) => [
          tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
          tag.getAttribute('content') ?? '',
        ]),
      ),
      structuredData,
      text: sent.body.textContent?.replace(/\s+/g, ' ') ?? '',
      moments: [...sent.querySelectorAll('time')].map((time) => time.dateTime),
    }
  }, html)
}

test('routes: every page of the sitemap has one address, one heading, its versions and no broken link', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(240_000)
  const addresses = await sitemapAddresses()
  expect(addresses.length).toBeGreaterThan(60)
  expect(new Set(addresses).size).toBe(addresses.length)
  const pages = new Map<string, Facts>()
  await page.goto('/')
  for (const address of addresses) {
    const response = await page.request.get(address, { maxRedirects: 0 })
    expect(response.status(), address).toBe(200)
    const facts = await getFacts(page, await response.text())
    expect(facts.canonical, address).toBe(address)
    expect(Object.values(facts.alternates), address).toContain(address)
    expect(facts.headings, address).toBe(1)
    expect(facts.title, address).not.toBe('')
    expect(facts.description, address).toBeTruthy()
    pages.set(address, facts)
  }

  await test.step('call to action: every page ends with one before its footer @R5', () => {
    const without = [...pages].filter(([, { callsToAction }]) => callsToAction === 0)
    expect(without.map(([address]) => address).filter((url) => !url.endsWith('/kontak'))).toEqual(
      [],
    )
  })

  await test.step('titles name the company and fit into results, descriptions are sentences, and previews say the same', () => {
    for (const [address, { title, description, canonical, robots, preview }] of pages) {
      expect.soft(title, address).toContain('PT Contoh Mineral Nusantara')
      const pageTitle = title.split(' | ')[0] ?? ''
      expect.soft(pageTitle.length, `${address}: ${title}`).toBeLessThanOrEqual(60)
      expect.soft(description, address).toMatch(/[.!?]$/)
      expect.soft(robots, address).toBeNull()
      expect.soft(preview, address).toMatchObject({
        'og:title': title,
        'og:description': description,
        'og:url': canonical,
        'og:type': /\/blog\/\d+$/.test(address) ? 'article' : 'website',
        'og:site_name': 'PT Contoh Mineral Nusantara',
        'og:locale': /\/en(\/|$)/.test(new URL(address).pathname) ? 'en_US' : 'id_ID',
        'twitter:card': 'summary_large_image',
        'og:image': expect.stringMatching(/^http/),
      })
    }
  })

  await test.step('structured data are valid and say what the page shows', async () => {
    const types = new Set<string>()
    for (const [address, { structuredData, text, moments }] of pages) {
      expect.soft(structuredData.length, address).toBe(1)
      const things: Thing[] = JSON.parse(structuredData[0] ?? '{}')['@graph'] ?? []
      for (const thing of things) types.add(thing['@type'])
      expect.soft(await invalidIn(things), address).toEqual([])
      const { origin } = new URL(address)
      expect.soft(notShown(things, { text, moments, origin }), address).toEqual([])
      const isHome = /^\/(en)?$/.test(new URL(address).pathname)
      const trail = things.some((thing) => thing['@type'] === 'BreadcrumbList')
      expect.soft(trail, address).toBe(!isHome)
    }
    const described = [
      'Organization',
      'WebSite',
      'FAQPage',
      'BreadcrumbList',
      'ItemList',
      'Product',
    ]
    expect([...types]).toEqual(
      expect.arrayContaining([...described, 'NewsArticle', 'ContactPage', 'Place']),
    )
  })

  for (const [address, { alternates }] of pages) {
    for (const version of Object.values(alternates)) {
      expect(pages.get(version)?.alternates, `${version} from ${address}`).toEqual(alternates)
    }
  }
  for (const language of languages) {
    const inLanguage = [...pages].filter(
      ([address]) => /^\/en(\/|$)/.test(new URL(address).pathname) === (language === 'en'),
    )
    for (const field of ['title', 'description'] as const) {
      const texts = inLanguage.map(([, facts]) => facts[field])
      const repeated = texts.filter((text, index) => texts.indexOf(text) !== index)
      expect(repeated, `${field} in ${language}`).toEqual([])
    }
  }

  const paths = new Set(addresses.map((address) => new URL(address).pathname))
  const links = [...pages.values()].flatMap(({ links }) => links)
  const unlisted = new Set(
    links
      .map((link) => new URL(link, addresses[0]))
      .filter((url) => url.search !== '' || !paths.has(url.pathname))
      .map((url) => url.pathname + url.search),
  )
  for (const path of unlisted) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
  }
})

test('call to action: links #kontak, the contact block in the footer, on gallery and fixed pages @R6', async ({
  page,
}) => {
  // With motion, the band moves under the pointer, and the click would miss the link.
  for (const route of ['/tentang-kami/galeri', '/produk/batubara', '/alat/excavator']) {
    for (const language of languages) {
      await open(page, addressIn(language, route))
      await page.getByRole('main').locator('a[href$="#kontak"]').last().click()
      await expect(page).toHaveURL(/#kontak$/)
      await expect(page.getByRole('contentinfo').locator('#kontak')).toBeInViewport()
    }
  }
})

test('routes: fixed equipment pages are listed in Indonesian only', async ({ page }) => {
  const addresses = await sitemapAddresses()
  const paths = addresses.map((address) => new URL(address).pathname)
  expect(paths).toContain('/alat/excavator')
  expect(paths).not.toContain('/en/alat/excavator')
  const robots = await page.request.get('/robots.txt')
  expect(await robots.text()).toContain(`Sitemap: ${new URL('/sitemap.xml', addresses[0]).href}`)
})
