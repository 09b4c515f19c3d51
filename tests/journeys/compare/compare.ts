import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { openMailServer } from '../../../content-service/src/testing/mail-server.ts'
import { endpoints } from '../../../contract/src/endpoints.ts'
import { findOrInstallHeadlessShell } from '../../../scripts/browser.ts'
import { buildWhatIsNotBuilt } from '../../../scripts/builds.ts'
import { installDebianPackage } from '../../../scripts/debian.ts'
import { root } from '../../../scripts/services.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { findClock, setClock, underClock } from '../../resilience/faults/clock.ts'
import { buildCommit } from '../../support/build-commit.ts'
import { states } from '../shots/states.ts'
import { startContentHost } from '../support/content-host.ts'
import { respondAsFixture } from '../support/fixture-company.ts'
import { addressIn, languages, waitUntilHydrated } from '../support/journey.ts'
import { launchOptions } from '../support/launch-options.ts'
import { forms, send } from './forms.ts'
import { type Facets, readPage } from './read-page.ts'
import { compare, printDifferences } from './report.ts'
import { request } from './request.ts'
import { normalise } from './rules.ts'
import { readMail, readStored } from './stored.ts'

/**
 * Builds a commit and the working tree, starts both with one clock and copies of one database, and lists what differs in
 * what they respond, show and store: `npm run compare -- COMMIT`.
 */

type Name = 'former' | 'present'
type Pair<Of> = Record<Name, Of>
type Services = Record<string, { origin: string }>

/** More work at once only makes two cores wait. */
const atOnce = 4
/** More than the sample has, so that an endless list of filters ends the comparison. */
const maxAddresses = 4000
/** Parts of a page may arrive late, so it is read again before it counts as different. */
const reads = 6
const rereadMs = 500
/** As long as a mail may wait for others that it is sent with. */
const mailMs = 15_000
const counts = { addresses: 0, responses: 0 }

const [named = ''] = process.argv.slice(2)
const git = ['rev-parse', '--verify', '--quiet', `${named}^{commit}`]
const commit = spawnSync('git', git, { encoding: 'utf8' }).stdout.trim()
const library = findClock() ?? (installDebianPackage('libfaketime') ? findClock() : null)
const hasPoppler = existsSync('/usr/bin/pdftotext') || installDebianPackage('poppler-utils')
if (commit === '' || library === null || !hasPoppler) {
  console.error('Needs a commit, as in npm run compare -- HEAD, and libfaketime and poppler-utils.')
  process.exit(1)
}
const { path: folder } = temporaryFolder()
process.env.TMPDIR = folder
// However this process ends, its folders are removed; its services and its browser end with it by themselves.
const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
process.once('exit', remove)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130))
}
const folders = { former: join(folder, 'commit'), present: root }
report('building')
await buildWhatIsNotBuilt()
buildCommit(commit, folders.former)
const browser = await chromium.launch(launchOptions(findOrInstallHeadlessShell()))
const reader = await browser.newPage()

// What is started from here on has the clock, and sees one visitor.
const clock = join(folder, 'clock')
setClock(clock, '@2026-11-26 02:00:00')
Object.assign(process.env, underClock(library, clock), {
  ...{ TZ: 'UTC', PAGE_LIMIT_PER_MINUTE: '1000000', CONTACT_LIMIT_PER_MINUTE: '1000000' },
})
const kits = await both(async (name) => {
  const support = join(folders[name], 'tests/journeys/support')
  const { prepareCompany, startCompany }: typeof import('../support/company.ts') = await import(
    join(support, 'company.ts')
  )
  const { startSite }: typeof import('../support/site.ts') = await import(join(support, 'site.ts'))
  return { prepareCompany, startCompany, startSite }
})
// After the services of both sides have been ended.
process.off('exit', remove).once('exit', remove)
report('loading the sample')
const sample = await kits.former.prepareCompany()
const empty = await kits.former.prepareCompany({ SAMPLE_CONTENT: 'none' })
const now = new Date('2026-11-26T03:00:00Z')
setClock(clock, '@2026-11-26 03:00:00')

await compareCompany('sample', sample)
await compareCompany('empty', empty)
await compareStates()
await browser.close()
const differences = printDifferences()
report(
  `${counts.addresses} addresses, ${counts.responses} responses, ${forms.length} forms compared: ${differences} differences`,
)
process.exit(differences === 0 ? 0 : 1)

function report(step: string): void {
  console.log(`${Math.round(performance.now() / 1000)} s: ${step}`)
}

/** One after the other: each side's kit looks for free ports of its own. */
async function inOrder<Of>(make: (name: Name) => Promise<Of>): Promise<Pair<Of>> {
  return { former: await make('former'), present: await make('present') }
}

async function both<Of>(make: (name: Name) => Promise<Of>): Promise<Pair<Of>> {
  const [former, present] = await Promise.all([make('former'), make('present')])
  return { former, present }
}

function compareFacets(place: string, facets: Pair<Facets>, services: Pair<Services>): void {
  counts.responses += 1
  for (const facet of new Set([...Object.keys(facets.former), ...Object.keys(facets.present)])) {
    const former = normalise(facets.former[facet] ?? '', services.former)
    compare(facet, place, former, normalise(facets.present[facet] ?? '', services.present))
  }
}

async function compareCompany(name: string, prepared: typeof empty): Promise<void> {
  report(`${name}: starting`)
  const mails = await both(openMailServer)
  const companies = await inOrder((side) => {
    const DATA_DIR = join(folder, `${name}-${side}`)
    cpSync(prepared.dataDir, DATA_DIR, { recursive: true })
    const mail = { SMTP_URL: `smtp://127.0.0.1:${mails[side].port}`, CONTACT_RECEIPT: 'on' }
    const settings = { DATA_DIR, SAMPLE_CONTENT: 'none', CONTACT_NOTIFY_TO: 'sales@contoh.example' }
    return kits[side].startCompany(prepared, { ...settings, ...mail })
  })
  const services = await both(async (side) => {
    const { site, content } = companies[side]
    return { site, content }
  })
  report(`${name}: calls`)
  await inTurns(await listCalls(services), async (path) => {
    const read = (side: Name) => request(services[side].content.origin + path, reader)
    const facets = await both(async (side) => (await read(side)).facets)
    compareFacets(`${name} content${path}`, facets, services)
  })
  report(`${name}: pages`)
  await comparePages(name, services, ['/sitemap.xml', '/robots.txt'])
  if (prepared === sample) {
    report('forms')
    for (const form of forms) {
      const place = `form of ${form.name}, ${form.address}`
      await comparePage(place, services, form, (page) => send(page, form))
    }
    await wait(mailMs)
  }
  await both((side) => companies[side].stop())
  const rows = await both((side) => readStored(join(folder, `${name}-${side}`)))
  for (const place of new Set([...rows.former.keys(), ...rows.present.keys()])) {
    const stored = await both(async (side) => ({ stored: rows[side].get(place) ?? '' }))
    compareFacets(`${name}: ${place}`, stored, services)
  }
  const sent = await both(async (side) => {
    await mails[side].close()
    const texts = mails[side].received.map(({ to, source }) => `${to}\n${readMail(source)}`)
    return {
      mails: texts
        .map((text) => normalise(text, services[side]))
        .sort()
        .join('\n\n'),
    }
  })
  compareFacets(name, sent, services)
}

/** Every call of the contract in every language, with every id of its list. */
async function listCalls({ present }: Pair<{ content: { origin: string } }>): Promise<string[]> {
  const calls = Object.values(endpoints).filter((endpoint) => endpoint.method === 'GET')
  const paths = languages.flatMap((language) =>
    calls.map((call) => `${call.path}?${call.languageParameter}=${language}`),
  )
  const each = await Promise.all(
    paths.map(async (path) => {
      if (!path.includes('/{id}')) return [path]
      const list = await fetch(present.content.origin + path.replace('/{id}', ''))
      const ids = (await list.text()).matchAll(/"id":(\d+)/g)
      return [...ids].map(([, id = '']) => path.replace('{id}', id))
    }),
  )
  return [...new Set(each.flat())]
}

/** The paths of a side's route table without parameters. */
async function readRoutes(name: Name): Promise<string[]> {
  const { routeTable }: typeof import('../../../site/app/route-table.ts') = await import(
    join(folders[name], 'site/app/route-table.ts')
  )
  return routeTable.map(({ path }) => path).filter((path) => !path.includes(':'))
}

/** Follows every link from the route tables and the given paths on, and renders every page. */
async function comparePages(
  name: string,
  services: Pair<{ site: { origin: string } }>,
  starts: string[] = [],
): Promise<void> {
  const routes = Object.values(await both(readRoutes)).flat()
  const missing = states.filter(({ responses }) => !responses).map(({ route }) => route)
  const paths = languages.flatMap((language) =>
    [...routes, ...missing].map((path) => addressIn(language, path)),
  )
  const queue = [...new Set([...starts, ...paths])]
  const known = new Set(queue)
  const pages: string[] = []
  await inTurns(queue, async (path) => {
    const replies = await both((side) => request(services[side].site.origin + path, reader))
    compareFacets(`${name} ${path}`, await both(async (side) => replies[side].facets), services)
    if (replies.present.isPage && !path.includes('?')) pages.push(path)
    for (const link of [...replies.former.links, ...replies.present.links]) {
      if (!known.has(link)) queue.push(link)
      known.add(link)
    }
    if (known.size > maxAddresses) throw new Error(`More than ${maxAddresses} addresses`)
  })
  counts.addresses += known.size
  report(`${name}: ${pages.length} pages in the browser`)
  for (const isScripted of [true, false]) {
    await inTurns(pages, (address) =>
      comparePage(`${name} ${address}`, services, { address, isScripted }),
    )
  }
}

/** @param act brings the loaded page to a state */
async function comparePage(
  place: string,
  services: Pair<{ site: { origin: string } }>,
  { address, isScripted }: { address: string; isScripted: boolean },
  act?: (page: Page) => Promise<void>,
): Promise<void> {
  const pages = await both(() => {
    return browser.newPage({ javaScriptEnabled: isScripted, reducedMotion: 'reduce' })
  })
  try {
    await both(async (side) => {
      await pages[side].clock.setFixedTime(now)
      await pages[side].goto(services[side].site.origin + address)
      if (isScripted) await waitUntilHydrated(pages[side])
      await act?.(pages[side])
    })
    const read = (side: Name) => readPage(pages[side])
    let facets = await both(read)
    for (let count = 1; count < reads && !isEqual(facets, services); count += 1) {
      await wait(rereadMs)
      facets = await both(read)
    }
    compareFacets(`${place} ${isScripted ? 'with' : 'without'} script`, facets, services)
  } catch (error) {
    compare('not compared', place, '', String(error))
  } finally {
    await both((side) => pages[side].context().close())
  }
}

function isEqual({ former, present }: Pair<Facets>, services: Pair<Services>): boolean {
  const text = (facets: Facets, of: Services) => normalise(Object.values(facets).join('\n'), of)
  return text(former, services.former) === text(present, services.present)
}

/** The states of pages that have no address of their own, and every page while the content service is down. */
async function compareStates(): Promise<void> {
  report('states')
  const content = await startContentHost()
  const sites = await inOrder((side) => kits[side].startSite({ CONTENT_HOST: content.origin }))
  const services = await both(async (side) => ({ site: sites[side], content }))
  const clear = () => both((side) => sites[side].clear())
  content.responses.onChange = async () => void (await clear())
  for (const { name, route, responses, act } of states) {
    await respondAsFixture(content, responses ?? {})
    await inTurns([...languages], (language) => {
      const page = { address: addressIn(language, route), isScripted: true }
      const toState = (loaded: Page) => act?.(loaded, language) ?? Promise.resolve()
      return comparePage(`${name} ${page.address}`, services, page, toState)
    })
  }
  await content.close()
  await clear()
  await comparePages('down', services)
  await both((side) => sites[side].stop())
}

async function inTurns<Item>(queue: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let done = 0; done < queue.length; done += atOnce) {
    await Promise.all(queue.slice(done, done + atOnce).map(work))
  }
}
