import { setTimeout as wait } from 'node:timers/promises'
import { expect, open, test } from './support/journey.ts'
import { startSite } from './support/site.ts'

test('performance report: nothing is loaded or sent unless it is asked for @R87', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page, '/produk/timah')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => url.includes('vitals'))).toEqual([])
})

test('what a page preloads is a stylesheet of it, or the font of its text', async ({ page }) => {
  for (const address of ['/', '/en/produk/1', '/alat', '/kontak']) {
    await open(page, address)
    expect(await page.evaluate(unusedPreloads), address).toEqual([])
  }
})

test('a font that comes late makes the page load no other one', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  // Later than browsers wait for an optional font: until then each shows another font.
  await page.route('**/archivo-*.woff2', async (route) => {
    await wait(1_000)
    await route.continue()
  })
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(fonts.map((path) => path.replace(/-[^-]*$/, ''))).toEqual(['/assets/archivo'])
})

test('performance report: with REPORT_WEB_VITALS each figure becomes a line of the log @R87', async ({
  page,
  otherHost,
}) => {
  const site = await startSite({
    CONTENT_HOST: otherHost.content.origin,
    REPORT_WEB_VITALS: '1',
  })
  const report = page.waitForResponse((response) => response.url().endsWith('/-/vitals'))
  await open(page, `${site.origin}/produk/timah`)
  expect((await report).status()).toBe(204)
  await expect.poll(() => site.output()).toContain('"path":"/produk/timah"')
  await site.stop()
})

/** Returns the addresses of preloaded files that no stylesheet link and no font of the page uses. */
function unusedPreloads(): string[] {
  // Includes rules within the condition that encloses the design.
  const getRules = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): CSSRule[] =>
    [...cssRules].flatMap((rule) => (rule instanceof CSSGroupingRule ? getRules(rule) : [rule]))
  const fontRules = [...document.styleSheets]
    .flatMap(getRules)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map((rule) => rule.style.getPropertyValue('src'))
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !document.querySelector(`link[rel=stylesheet][href='${href}']`))
    .filter((href) => !fontRules.some((src) => src.includes(href.split('/').at(-1) ?? href)))
}
