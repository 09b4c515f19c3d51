import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type CDPSession, chromium } from '@playwright/test'
import { findOrInstallHeadlessShell } from '../../scripts/browser.ts'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { stopService } from '../../scripts/services.ts'
import { median, printFigure } from '../bench/support/figures.ts'
import { addProducts } from '../bench/support/grown-company.ts'
import { replacePosts } from '../bench/support/replace-posts.ts'
import { startContent } from '../support/content.ts'
import { signIn } from '../support/editor.ts'
import { prepareCompany } from './support/company.ts'
import { save } from './support/editor.ts'

// Measures how long an editor waits for a list, a form and a save in a browser with a warm cache, with 10,000 articles and
// 500 products on SQLite, and how many requests and bytes each costs.

const [posts, products] = [10_000, 500]
/** The number of measurements of each. */
const rounds = 7
/** The admin sends its next request within this time, even on a busy machine. */
const idleMs = 1000
/** Short enough to be exact to a tenth of a second, long enough to hardly use the processor. */
const pollMs = 100
/** A step that takes longer has failed. */
const maxMs = 120_000

type End = { requestId: string; encodedDataLength?: number }
type Sample = { ms: number; requests: number; bytes: number }

const lists = { articles: 'collections/blog-posts', products: 'collections/products' }
const forms = {
  'one article': { path: `${lists.articles}/${posts / 2}`, field: '#field-title' },
  'one product': { path: `${lists.products}/${products / 2}`, field: '#field-name' },
}

await buildWhatIsNotBuilt(['content-service'])
await using company = await prepareCompany()
replacePosts(join(company.dataDir, 'content.db'), posts)
await addProducts(company, products)
const content = await startContent({ DATA_DIR: company.dataDir })
const browser = await chromium.launch({ executablePath: findOrInstallHeadlessShell() })
try {
  const { headers } = await signIn(content.origin, company.editor)
  const [name = '', value = ''] = headers.cookie.split('=')
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name, value, url: content.origin }])
  const page = await context.newPage()
  page.setDefaultTimeout(maxMs)
  const traffic = await watchTraffic(await context.newCDPSession(page))
  const samples = new Map<string, Sample[]>()

  // The first round fills the caches of the browser and of the service; its samples are dropped.
  for (let round = 0; round <= rounds; round += 1) {
    const measure = async (what: string, act: () => Promise<unknown>) => {
      Object.assign(traffic, { requests: 0, bytes: 0 })
      const startedAt = performance.now()
      await act()
      const ms = performance.now() - startedAt
      await traffic.untilIdle()
      if (round > 0) samples.set(what, [...(samples.get(what) ?? []), { ms, ...traffic }])
    }
    const open = async (path: string, selector: string) => {
      await page.goto(`${content.origin}/admin/${path}`)
      await page.locator(selector).first().waitFor()
    }
    for (const [list, path] of Object.entries(lists)) {
      await measure(`list of ${list}`, () => open(path, 'table a'))
    }
    for (const [form, { path, field }] of Object.entries(forms)) {
      await measure(form, () => open(path, `form[data-form-ready=true] ${field}`))
      const text = await page.locator(field).inputValue()
      await page.locator(field).fill(text.endsWith('.') ? text.slice(0, -1) : `${text}.`)
      await traffic.untilIdle()
      await measure(`save ${form}`, async () => {
        await save(page)
        await page.locator('.toast-success').first().waitFor()
      })
    }
  }
  for (const [what, all] of samples) {
    const times = all.map(({ ms }) => ms)
    const figures = [Math.min(...times), median(times), Math.max(...times)].map(Math.round)
    const requests = median(all.map((sample) => sample.requests))
    const kilobytes = Math.round(median(all.map(({ bytes }) => bytes)) / 1000)
    printFigure(what, `${figures.join(' · ')} ms`, `${requests} requests, ${kilobytes} kB`)
  }
} finally {
  await browser.close()
  await stopService(content)
}

/** Counts the requests that the browser's cache does not answer, and their bytes. */
async function watchTraffic(session: CDPSession) {
  const pending = new Set<string>()
  const traffic = { requests: 0, bytes: 0, untilIdle }
  let changedAt = 0
  const end = ({ requestId, encodedDataLength = 0 }: End) => {
    pending.delete(requestId)
    changedAt = performance.now()
    if (encodedDataLength > 0) traffic.requests += 1
    traffic.bytes += encodedDataLength
  }
  session.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId))
  session.on('Network.loadingFinished', end)
  session.on('Network.loadingFailed', end)
  await session.send('Network.enable')
  return traffic

  async function untilIdle(): Promise<void> {
    const startedAt = performance.now()
    while (pending.size > 0 || performance.now() - Math.max(changedAt, startedAt) < idleMs) {
      if (performance.now() - startedAt > maxMs) throw new Error('The admin did not become idle.')
      await wait(pollMs)
    }
  }
}
