import type { Page, Request } from '@playwright/test'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { expect, test } from './support/journey.ts'
import { launchOptions } from './support/launch-options.ts'

// In the headless shell the pointer is over the page, which prefetches the link under it.
test.use({ launchOptions: launchOptions(findOrInstallBrowser()) })

/** A current phone, with three device pixels per CSS pixel. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true })

/** The limits of a page with an empty cache, in bytes as sent. */
const budget = {
  document: 16_000,
  stylesheet: 15_700,
  script: 112_500,
  font: 50_000,
  firstPicture: 60_000,
  total: 260_000,
  requests: 20,
}

/** The home page shows the offer besides the company. Its script also knows how links are pointed at. */
const homeBudget = {
  ...budget,
  stylesheet: 16_600,
  script: 116_400,
  total: 300_000,
  requests: 24,
}

/** The contact page has more script and texts than any other page: its form composes what it sends while it is typed, and says which site its visitor came from. */
const formBudget = { ...budget, script: 122_300 }

/** A calculator has its formulas and the words of every step, so that results follow what is typed. */
const calculatorBudget = { ...budget, script: 119_300 }

/** Products and machines have the styles and script of drawings. */
const itemBudget = { ...budget, stylesheet: 17_000, script: 117_000 }

/** Besides, grades, units, terms, the check of limits and links into the calculators. */
const offerBudget = {
  ...itemBudget,
  document: 16_300,
  stylesheet: 18_950,
  script: 121_600,
  requests: 22,
}

/** Cards with pictures or drawings, and units with their filter; a gallery is pictures. */
const listBudget = { ...budget, script: 115_200, total: 300_000, requests: 25 }

/** A machine is drawn in its document, and has no large picture. */
const drawnBudget = { ...itemBudget, firstPicture: 0, total: 250_000 }

/** One page for each budget and the heaviest of the others, which every run measures. */
const sample: readonly string[] = [
  '/',
  '/produk/1',
  '/alat',
  '/produk/batubara',
  '/en/alat/excavator',
  '/kalkulator/nilai-kalor',
  '/blog/1',
  '/kontak',
]

const pages = [
  ['/', homeBudget],
  ['/en', homeBudget],
  ['/tentang-kami', listBudget],
  ['/tentang-kami/visi-misi', budget],
  ['/tentang-kami/pengurus', budget],
  ['/tentang-kami/galeri', listBudget],
  ['/produk', listBudget],
  ['/produk/batubara', itemBudget],
  ['/produk/1', offerBudget],
  ['/produk/bandingkan?pilih=1.energi-4600&pilih=1.energi-5000', itemBudget],
  ['/alat', listBudget],
  ['/alat/excavator', drawnBudget],
  ['/en/alat/excavator', drawnBudget],
  // A small picture of each type and unit, which the browser loads before they come into view.
  ['/alat/1', { ...offerBudget, firstPicture: 0, requests: 26 }],
  ['/bisnis', budget],
  ['/lokasi-tambang', listBudget],
  ['/dokumen', listBudget],
  ['/kalkulator', budget],
  ['/kalkulator/nilai-kalor', calculatorBudget],
  ['/en/kalkulator/tongkang-kapal', calculatorBudget],
  ['/kalkulator/excavator-truk', calculatorBudget],
  ['/cari', listBudget],
  ['/cari?q=batubara', listBudget],
  ['/blog', listBudget],
  ['/blog/1', budget],
  ['/kontak', formBudget],
] as const

for (const [address, limits] of pages) {
  const tag = sample.includes(address) ? [] : ['@long']
  test(`weight: ${address} stays within its budget`, { tag }, async ({ page }) => {
    await untilCompressed(page, address, limits.document)
    const weight = await weigh(page, address)
    const limitOf: Record<string, number> = limits
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) })
    const { foreign, urls, ...parts } = weight
    const over = Object.entries(parts).filter(([part, bytes]) => bytes > (limitOf[part] ?? 0))
    expect(over, JSON.stringify(weight, null, 1)).toEqual([])
    expect(foreign).toEqual([])
  })
}

/** The first visitor of a page gets it as compressed as is quick, the others smaller: waits until it is in its limit. */
async function untilCompressed(page: Page, address: string, most: number): Promise<void> {
  const headers = { 'Accept-Encoding': 'br' }
  const length = async () => {
    const response = await page.request.get(address, { headers })
    return Number(response.headers()['content-length'])
  }
  await expect.poll(length).toBeLessThanOrEqual(most)
}

async function weigh(page: Page, address: string) {
  const requests: Request[] = []
  // Without the requests of the map's frame.
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
  const parts = await Promise.all(
    requests.map(async (request) => ({
      url: request.url(),
      kind: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
  const { origin } = new URL(page.url())
  const sum = (chosen: typeof parts) => chosen.reduce((total, { bytes }) => total + bytes, 0)
  const ofKind = (wanted: string) => sum(parts.filter(({ kind }) => kind === wanted))
  return {
    document: ofKind('document'),
    stylesheet: ofKind('stylesheet'),
    script: ofKind('script'),
    font: ofKind('font'),
    firstPicture: sum(parts.filter(({ url }) => first.includes(url))),
    total: sum(parts),
    requests: parts.length,
    urls: parts.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`),
    foreign: parts.map(({ url }) => url).filter((url) => new URL(url).origin !== origin),
  }
}
