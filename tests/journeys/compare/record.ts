import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { openMailServer } from '../../../content-service/src/testing/mail-server.ts'
import { endpoints } from '../../../contract/src/endpoints.ts'
import { findOrInstallHeadlessShell } from '../../../scripts/browser.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { routeTable } from '../../../site/app/route-table.ts'
import { states } from '../shots/states.ts'
import { prepareCompany, startCompany } from '../support/company.ts'
import { startContentHost } from '../support/content-host.ts'
import { crawl } from '../support/crawl.ts'
import { respondAsFixture } from '../support/fixture-company.ts'
import { addressIn, languages, waitUntilHydrated } from '../support/journey.ts'
import { launchOptions } from '../support/launch-options.ts'
import { startSite } from '../support/site.ts'
import '../../support/end-services.ts'
import { forms, send } from './forms.ts'
import { normalise, readMail, readPage, readStored, request, type Texts } from './read.ts'

/** Brings a loaded page to a state. */
type Act = (page: Page) => Promise<void> | undefined

/** The companies, with the content service's setting that loads them. */
const companies = { sample: 'load', empty: 'none' } as const
/** More work at once only makes two cores wait. */
const atOnce = 3
/** Pages that differ in nothing else than the time of day would all be listed. */
const now = new Date('2026-11-26T03:00:00Z')

// Starts the built services of its own checkout, and records what they respond, show and store. Arguments: the folder for
// the database of each company, which the first recording fills; a part of the addresses that are requested, empty for all;
// the recording's file; that of the other side, whose addresses are requested as well.

const [data = '', part = '', file = '', formerFile] = process.argv.slice(2)
const former: Texts = formerFile ? JSON.parse(readFileSync(formerFile, 'utf8')) : {}
const recording: Texts = {}
const { args = [], executablePath } = launchOptions(findOrInstallHeadlessShell())
// Pictures are compared by their addresses.
args.push('--blink-settings=imagesEnabled=false')
const browser = await chromium.launch({ executablePath, args })
const reader = await browser.newPage()
// The services that are started from here on have the clock.
process.env.LD_PRELOAD = process.env.CLOCK_LIBRARY
for (const [name, SAMPLE_CONTENT] of Object.entries(companies)) {
  if (!existsSync(join(data, name))) {
    await using prepared = await prepareCompany({ SAMPLE_CONTENT })
    cpSync(prepared.dataDir, join(data, name), { recursive: true })
  }
  await recordCompany(name)
}
await recordStates()
await browser.close()
writeFileSync(file, JSON.stringify(recording))

async function add(place: string, read: () => Promise<Texts>): Promise<void> {
  // The folder makes every failure a difference.
  const texts = await read().catch((error) => ({ failure: `${error} ${import.meta.dirname}` }))
  for (const [kind, text] of Object.entries(texts)) {
    recording[`${kind} of ${place}`] = normalise(text)
  }
}

async function recordCompany(name: string): Promise<void> {
  await using folder = temporaryFolder()
  cpSync(join(data, name), folder.path, { recursive: true })
  const mails = await openMailServer()
  const prepared = { dataDir: folder.path, editor: { email: '', password: '' } }
  const { site, content, stop } = await startCompany(prepared, {
    ...{ DATA_DIR: folder.path, SAMPLE_CONTENT: 'none', CONTACT_RECEIPT: 'on' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${mails.port}`, CONTACT_NOTIFY_TO: 'toko@contoh.example' },
  })
  // The first search loads the texts of articles, the second renews the index with them.
  await request(`${site.origin}/cari?q=muat`)
  // One after the other, because their rows are compared in the order of arrival.
  for (const [formPath, ...values] of name === 'sample' ? forms : []) {
    for (const path of languages.map((language) => addressIn(language, formPath))) {
      const act = (page: Page) => send(page, ...values)
      await recordScreen(`form ${path}`, site.origin + path, true, act)
      await recordScreen(`form ${path}`, site.origin + path, false, act)
    }
  }
  const calls = Object.values(endpoints).filter((call) => call.method === 'GET')
  const paths = calls.flatMap((call) =>
    languages.map((language) => `${call.path}?${call.languageParameter}=${language}`),
  )
  const call = (path: string) => add(`API of ${name} ${path}`, () => request(content.origin + path))
  await inTurns(
    paths.filter((path) => !path.includes('{id}')),
    call,
  )
  const each = paths.flatMap((path) => {
    const list = recording[`body of API of ${name} ${path.replace('/{id}', '')}`] ?? ''
    return [...list.matchAll(/^ {3}"id": (\d+)/gm)].map(([, id = '']) => path.replace('{id}', id))
  })
  await inTurns([...new Set(each)], call)
  await request(`${site.origin}/cari?q=kapal`)
  await recordPages(name, site.origin)
  await stop()
  await mails.close()
  const received = mails.received.map(({ to, source }) => normalise(`${to}\n${readMail(source)}`))
  await add(name, async () => ({ mails: received.sort().join('\n'), ...readStored(folder.path) }))
}

/** Requests every address that a link leads to or the other side has, and renders every page. */
async function recordPages(name: string, origin: string): Promise<void> {
  const routes = routeTable.map(({ path }) => path).filter((path) => !path.includes(':'))
  const missing = states.filter(({ responses }) => !responses).map(({ route }) => route)
  const starts = [...routes, ...missing].flatMap((path) =>
    languages.map((language) => origin + addressIn(language, path)),
  )
  const crawled = await crawl(reader, starts)
  const links = [...crawled.pages.values()].flatMap((page) => page.links)
  const known = Object.keys(former).flatMap((text) => text.split(`headers of ${name} `)[1] ?? [])
  const paths = [...starts, ...links].map((url) => url.slice(origin.length).replace(/#.*/, ''))
  const all = new Set(['/sitemap.xml', '/robots.txt', ...paths, ...known])
  // Built files have names of their content, and a picture for sharing shows the port.
  const omitted = /^\/(assets|-\/share)\//
  const wanted = [...all].filter((path) => path.includes(part) && !omitted.test(path))
  await inTurns([...wanted], (path) => add(`${name} ${path}`, () => request(origin + path)))
  const isPage = (path: string) => `document of ${name} ${path}` in recording
  const pages = wanted.filter((path) => isPage(path) && !path.includes('?'))
  console.log(`  ${name}: ${wanted.length} addresses, ${pages.length} pages`)
  await inTurns([...pages], (path) => recordScreen(`${name} ${path}`, origin + path, true))
  await inTurns(pages, (path) => recordScreen(`${name} ${path}`, origin + path, false))
}

/** Records a page, after `act` if given, in a browser that has visited nothing yet. */
async function recordScreen(place: string, url: string, javaScriptEnabled: boolean, act?: Act) {
  await add(`${place} ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
    await using context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' })
    await context.clock.setFixedTime(now)
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    if (javaScriptEnabled) await waitUntilHydrated(page)
    await act?.(page)
    return await readPage(page)
  })
}

/** The states of pages that have no address of their own, and every page while the content service is down. */
async function recordStates(): Promise<void> {
  const content = await startContentHost()
  await using site = await startSite({ CONTENT_HOST: content.origin })
  content.responses.onChange = site.clear
  for (const { name, route, responses, act } of states) {
    await respondAsFixture(content, responses ?? {})
    for (const language of languages) {
      const path = addressIn(language, route)
      const actInLanguage = (page: Page) => act?.(page, language)
      await recordScreen(`state ${name} ${path}`, site.origin + path, true, actInLanguage)
    }
  }
  await content.close()
  await site.clear()
  await recordPages('down', site.origin)
}

/** Works through a queue that may grow meanwhile. */
async function inTurns<Item>(queue: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(work))
}
