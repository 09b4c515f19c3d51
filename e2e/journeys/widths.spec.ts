import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const widths = [1440, 768, 390] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('9 widths: at 1440, 768 and 390 px no page is wider than the window, tables scroll inside themselves, pictures keep their proportions', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const xml = await (await page.request.get('/sitemap.xml')).text()
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  // The fixed equipment pages under English are in no sitemap.
  const english = addresses
    .map((address) => new URL(address))
    .filter(({ pathname }) => /^\/alat\/[a-z]/.test(pathname))
    .map(({ origin, pathname }) => `${origin}/en${pathname}`)
  expect(addresses.length).toBeGreaterThan(60)
  expect(english).toHaveLength(9)
  const faults: string[] = []
  for (const address of [...addresses, ...english]) {
    await page.goto(address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const fault of await faultsOf(page)) faults.push(`${address} at ${width}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
})

function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth > root.clientWidth ? [`wide by ${root.scrollWidth}`] : []
    const tables = [...document.querySelectorAll('main table')]
      .filter((table) => {
        const right = table.getBoundingClientRect().right
        const scroller = table.closest('[tabindex="0"]')
        return right > root.clientWidth + 1 && scroller === null
      })
      .map(() => 'a table leaves the window')
    const pictures = [...document.querySelectorAll('main img')]
      .filter((picture) => picture instanceof HTMLImageElement)
      .filter((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        if (width === 0 || getComputedStyle(picture).objectFit !== 'fill') return false
        const given = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
        return Math.abs(width / height / given - 1) > 0.03
      })
      .map((picture) => `${picture.getAttribute('src')} is stretched`)
    return [...wide, ...tables, ...pictures]
  })
}
