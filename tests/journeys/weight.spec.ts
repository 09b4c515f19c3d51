import type { Page, Request } from '@playwright/test'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { expect, test } from './support/journey.ts'
import { launchOptions } from './support/launch-options.ts'

// In the headless shell the pointer is over the page, which prefetches the link under it.
test.use({ launchOptions: launchOptions(findOrInstallBrowser()) })

/** A current phone, with three device pixels per CSS pixel. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true })

const parts = [
  'document',
  'stylesheet',
  'script',
  'font',
  'firstPicture',
  'total',
  'requests',
] as const

/**
 * What a page may weigh with an empty cache: the bytes as sent of its document, its styles, its script, its fonts, its first
 * picture and all together, and the number of requests. Measured, and 5 % more.
 */
const budgets: Record<string, readonly number[]> = {
  '/': [16_000, 16_600, 116_400, 31_200, 54_300, 300_000, 24],
  '/en': [15_700, 16_600, 116_400, 31_200, 54_300, 300_000, 24],
  '/tentang-kami': [11_400, 15_700, 115_200, 31_200, 0, 186_500, 21],
  '/tentang-kami/visi-misi': [8300, 14_800, 112_500, 31_200, 0, 172_300, 14],
  '/tentang-kami/pengurus': [8000, 14_800, 112_500, 31_200, 0, 172_100, 14],
  '/tentang-kami/galeri': [9300, 14_800, 115_200, 31_200, 48_800, 300_000, 18],
  '/produk': [9800, 15_700, 115_200, 31_200, 14_100, 240_300, 24],
  '/produk/batubara': [13_300, 17_000, 117_000, 31_200, 36_100, 221_200, 20],
  '/produk/1': [16_300, 18_950, 121_600, 31_200, 36_100, 231_900, 22],
  '/produk/bandingkan?pilih=1.energi-4600&pilih=1.energi-5000': [
    10_400, 16_900, 117_000, 31_200, 0, 177_900, 17,
  ],
  '/alat': [12_900, 15_700, 115_200, 31_200, 11_100, 276_200, 25],
  // Two small pictures below the first view are sometimes loaded too.
  '/alat/excavator': [15_800, 17_000, 117_000, 31_200, 0, 208_900, 22],
  '/en/alat/excavator': [16_000, 17_000, 117_000, 31_200, 0, 208_900, 22],
  '/alat/1': [17_000, 18_950, 121_600, 31_200, 0, 217_600, 25],
  '/bisnis': [8400, 14_800, 112_500, 31_200, 0, 180_100, 16],
  '/lokasi-tambang': [13_800, 15_400, 115_200, 50_000, 43_400, 251_300, 20],
  '/dokumen': [10_100, 15_100, 115_200, 31_200, 0, 176_200, 17],
  '/kalkulator': [7300, 15_700, 112_500, 31_200, 0, 172_700, 15],
  '/kalkulator/nilai-kalor': [9800, 15_700, 119_300, 31_200, 0, 183_100, 16],
  '/en/kalkulator/tongkang-kapal': [9800, 15_700, 119_300, 31_200, 0, 181_400, 17],
  '/kalkulator/excavator-truk': [9800, 15_700, 119_300, 31_200, 0, 181_900, 17],
  '/cari': [8900, 15_700, 115_200, 31_200, 0, 176_900, 15],
  '/cari?q=batubara': [10_700, 15_700, 115_200, 31_200, 0, 178_700, 15],
  '/blog': [10_000, 15_700, 115_200, 31_200, 31_700, 265_200, 20],
  '/blog/1': [9700, 15_700, 112_500, 31_200, 48_800, 223_900, 17],
  '/kontak': [11_600, 15_700, 122_300, 31_200, 0, 193_900, 19],
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

for (const [address, limits] of Object.entries(budgets)) {
  const tag = daily.includes(address) ? [] : ['@long']
  test(`weight: ${address} stays within its budget`, { tag }, async ({ page }) => {
    const documentBytes = await untilCompressed(page, address, limits[0] ?? 0)
    const { urls, foreign, ...weight } = await weigh(page, address, documentBytes)
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) })
    const over = parts.filter((part, index) => weight[part] > (limits[index] ?? 0))
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
  const sum = (chosen: typeof sent) => chosen.reduce((total, { bytes }) => total + bytes, 0)
  const ofKind = (wanted: string) => sum(sent.filter(({ kind }) => kind === wanted))
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
