import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { type State, states } from './shots/states.ts'
import { startContentHost } from './support/content-host.ts'
import { respondAsFixture } from './support/fixture-company.ts'
import globalSetup from './support/global-setup.ts'
import { addressIn, type Language, languages, open } from './support/journey.ts'
import { startSite } from './support/site.ts'
import { sitemapAddresses } from './support/sitemap.ts'

/**
 * Writes full-page screenshots of every page of the sitemap and of every state, at four widths in both languages, to
 * `screenshots/`. An argument selects screenshots by part of the name: `npm run shots -- 390/en/blog`.
 */

const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url))
const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

type Shot = { name: string; address: string; language: Language; state?: State }

const filter = process.argv[2] ?? ''
const stop = await globalSetup()
const content = await startContentHost()
const otherSite = await startSite({ CONTENT_HOST: content.origin })
content.responses.onChange = otherSite.clear
const browser = await chromium.launch({ executablePath: findOrInstallBrowser() })
try {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  if (filter === '') rmSync(folder, { recursive: true, force: true })
  for (const shot of [...(await sitemapShots()), ...stateShots()]) await take(page, shot)
} finally {
  await browser.close()
  await otherSite.stop()
  await content.close()
  await stop()
}

async function take(page: Page, shot: Shot): Promise<void> {
  const { name, address, language, state } = shot
  const widths = viewports.filter(({ width }) => `${width}/${name}`.includes(filter))
  if (state?.responses) await respondAsFixture(content, state.responses)
  for (const [index, viewport] of widths.entries()) {
    await page.setViewportSize(viewport)
    if (index === 0 || state?.act) await open(page, address)
    await untilPicturesStand(page)
    await state?.act?.(page, language)
    // Moves the pointer away from everything with a hover style.
    await page.mouse.move(0, 0)
    const path = join(folder, String(viewport.width), `${name}.jpg`)
    mkdirSync(dirname(path), { recursive: true })
    // An open menu is positioned in the viewport, so its screenshot does not cover the full page.
    const fullPage = !name.includes('_menu')
    if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.screenshot({ path, fullPage, type: 'jpeg', quality: 85, animations: 'disabled' })
  }
  if (widths.length > 0) console.log(name)
}

/** Pictures load lazily. */
async function untilPicturesStand(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) {
      picture.loading = 'eager'
      // A picture that is decoded asynchronously may be missing in the screenshot.
      picture.decoding = 'sync'
    }
    const all = [...document.images].map((picture) => picture.decode().catch(() => {}))
    await Promise.all([...all, document.fonts.ready])
  })
}

async function sitemapShots(): Promise<Shot[]> {
  const addresses = await sitemapAddresses()
  return addresses.map((address) => {
    const { pathname } = new URL(address)
    const language = /^\/en(\/|$)/.test(pathname) ? 'en' : 'id'
    const path = pathname.replace(/^\/en(?=\/|$)/, '').slice(1) || 'home'
    return { name: `${language}/${path.replaceAll('/', '-')}`, address, language }
  })
}

function stateShots(): Shot[] {
  return languages.flatMap((language) =>
    states.map((state) => {
      const origin = state.responses ? otherSite.origin : process.env.JOURNEY_SITE
      const address = origin + addressIn(language, state.route)
      return { name: `${language}/_${state.name}`, address, language, state }
    }),
  )
}
