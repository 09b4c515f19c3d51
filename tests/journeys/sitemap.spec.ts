import type { Page } from '@playwright/test'
import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { sitemapAddresses } from './support/sitemap.ts'

/** What a search engine reads on a page. */
type Facts = {
  canonical: string | null
  alternates: Record<string, string>
  headings: number
  title: string
  description: string | null
  links: string[]
  callsToAction: number
}

/** Reads the HTML as it was sent, before any script. */
function factsOf(page: Page, html: string): Promise<Facts> {
  return page.evaluate((source) => {
    const sent = new DOMParser().parseFromString(source, 'text/html')
    const attribute = (selector: string, name: string) =>
      sent.querySelector(selector)?.getAttribute(name) ?? null
    const alternates = [...sent.querySelectorAll('link[rel=alternate][hreflang]')]
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
    }
  }, html)
}

test('2 routes: every page of the sitemap has one address, one heading, its versions and no broken link', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const addresses = await sitemapAddresses()
  expect(addresses.length).toBeGreaterThan(60)
  expect(new Set(addresses).size).toBe(addresses.length)
  const pages = new Map<string, Facts>()
  await page.goto('/')
  for (const address of addresses) {
    const response = await page.request.get(address, { maxRedirects: 0 })
    expect(response.status(), address).toBe(200)
    const facts = await factsOf(page, await response.text())
    expect(facts.canonical, address).toBe(address)
    expect(Object.values(facts.alternates), address).toContain(address)
    expect(facts.headings, address).toBe(1)
    expect(facts.title, address).not.toBe('')
    expect(facts.description, address).toBeTruthy()
    pages.set(address, facts)
  }

  await test.step('1 call to action: every page ends with one before its footer', () => {
    const without = [...pages].filter(([, { callsToAction }]) => callsToAction === 0)
    expect(without.map(([address]) => address).filter((url) => !url.endsWith('/kontak'))).toEqual(
      [],
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

  const known = new Set(addresses.map((address) => new URL(address).pathname))
  const links = [...pages.values()].flatMap(({ links }) => links)
  const unlisted = new Set(
    links
      .map((link) => new URL(link, addresses[0]))
      .filter((url) => url.search !== '' || !known.has(url.pathname))
      .map((url) => url.pathname + url.search),
  )
  for (const path of unlisted) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
  }
})

test('1 call to action: links #kontak, the contact block in the footer, on gallery and fixed pages', async ({
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

test('2 routes: fixed equipment pages are listed in Indonesian only', async ({ page }) => {
  const addresses = await sitemapAddresses()
  const paths = addresses.map((address) => new URL(address).pathname)
  expect(paths).toContain('/alat/excavator')
  expect(paths).not.toContain('/en/alat/excavator')
  const robots = await page.request.get('/robots.txt')
  expect(await robots.text()).toContain(`Sitemap: ${new URL('/sitemap.xml', addresses[0]).href}`)
})
