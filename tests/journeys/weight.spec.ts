import type { Page, Request } from '@playwright/test'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { expect, test } from './support/journey.ts'
import { launchOptions } from './support/launch-options.ts'

// In the headless shell the pointer is over the page, which prefetches the link under it.
test.use({ launchOptions: launchOptions(findOrInstallBrowser()) })

/** A current phone, with three device pixels per CSS pixel. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true })

/**
 * What a page may weigh with an empty cache before the first touch: the bytes as sent of its document, its styles, its
 * script, its fonts, its first picture and all together, and the number of requests.
 */
const limits = {
  document: 13_000,
  stylesheet: 19_500,
  script: 6000,
  font: 50_000,
  firstPicture: 54_300,
  total: 150_000,
  requests: 20,
}

type Limits = typeof limits

const withIsland = { script: 80_000 }

/** Every kind of page, and what it needs beyond the limits. */
const pages: Record<string, Partial<Limits>> = {
  // With the section from seam to ship.
  '/': { document: 14_600, total: 200_000 },
  '/en': { document: 14_600, total: 200_000 },
  '/tentang-kami': {},
  '/tentang-kami/visi-misi': {},
  '/tentang-kami/pengurus': {},
  '/tentang-kami/galeri': {},
  '/produk': {},
  '/produk/batubara': {},
  '/produk/1': {},
  '/produk/1?mutu=energi-4600&mutu=energi-5000': {},
  '/alat': {},
  '/alat/excavator': {},
  '/en/alat/excavator': {},
  // With the drawing and the units.
  '/alat/1': { document: 14_000 },
  '/bisnis': {},
  '/lokasi-tambang': {},
  '/dokumen': {},
  '/kalkulator': {},
  '/kalkulator/nilai-kalor': withIsland,
  '/en/kalkulator/tongkang-kapal': withIsland,
  '/kalkulator/excavator-truk': withIsland,
  // With the suggestions.
  '/cari': { script: 6400 },
  '/cari?q=batubara': { script: 6400 },
  '/blog': {},
  '/blog/1': {},
  '/kontak': { ...withIsland, total: 200_000 },
}

/** The heaviest of each kind, which every run measures. */
const daily: readonly string[] = [
  '/',
  '/produk/1',
  '/alat',
  '/produk/batubara',
  '/en/alat/excavator',
  '/kalkulator/nilai-kalor',
  '/blog/1',
  '/kontak',
]

for (const [address, further] of Object.entries(pages)) {
  const tag = daily.includes(address) ? [] : ['@long']
  test(`weight: ${address} stays within its budget`, { tag }, async ({ page }) => {
    const allowed = { ...limits, ...further }
    const documentBytes = await untilCompressed(page, address, allowed.document)
    const { urls, foreign, ...weight } = await weigh(page, address, documentBytes)
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) })
    const parts = Object.keys(limits) as (keyof Limits)[]
    const over = parts.filter((part) => weight[part] > allowed[part])
    expect([...over, ...foreign], JSON.stringify({ ...weight, urls }, null, 1)).toEqual([])
  })
}

/**
 * The first visitor of a page gets it as compressed as is quick, the others smaller: waits until it is within its limit.
 *
 * @returns the bytes of the document
 */
async function untilCompressed(page: Page, address: string, limit: number): Promise<number> {
  let bytes = 0
  const headers = { 'Accept-Encoding': 'br' }
  const length = async () => {
    const response = await page.request.get(address, { headers })
    bytes = Number(response.headers()['content-length'])
    return bytes
  }
  await expect.poll(length).toBeLessThanOrEqual(limit)
  return bytes
}

async function weigh(page: Page, address: string, documentBytes: number) {
  const requests: Request[] = []
  // Requests of the map's frame are excluded.
  page.on('requestfinished', (request) => {
    if (request.frame() === page.mainFrame()) requests.push(request)
  })
  await page.goto(address)
  await page.waitForFunction(() => 'scripted' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
  const first = await page
    .locator('img[fetchpriority="high"]')
    .evaluateAll((images) =>
      images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : '')),
    )
  const sent = await Promise.all(
    requests.map(async (request) => ({
      url: request.url(),
      kind: request.resourceType(),
      bytes:
        request.resourceType() === 'document'
          ? documentBytes
          : (await request.sizes()).responseBodySize,
    })),
  )
  const { origin } = new URL(page.url())
  const sum = (resources: typeof sent) => resources.reduce((total, { bytes }) => total + bytes, 0)
  const ofKind = (type: string) => sum(sent.filter(({ kind }) => kind === type))
  return {
    document: ofKind('document'),
    stylesheet: ofKind('stylesheet'),
    script: ofKind('script'),
    font: ofKind('font'),
    firstPicture: sum(sent.filter(({ url }) => first.includes(url))),
    total: sum(sent),
    requests: sent.length,
    urls: sent.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`),
    foreign: sent.map(({ url }) => url).filter((url) => new URL(url).origin !== origin),
  }
}
