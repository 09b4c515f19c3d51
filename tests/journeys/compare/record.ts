import { cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openMailServer } from '../../../content-service/src/testing/mail-server.ts'
import { addressIn, languages, waitUntilHydrated } from '../support/journey.ts'
import { forms, send } from './forms.ts'
import { type Facets, readPage, request } from './read.ts'
import { normalise } from './rules.ts'
import { readMail, readStored } from './stored.ts'

/** The texts received, shown and stored, by place, such as an address. */
export type Recording = Map<string, Record<string, string>>

type Services = { site: { origin: string }; content: { origin: string } }

type Side = {
  /** The checkout that is recorded. */
  folder: string
  /** Holds the database of each company. */
  data: string
  browser: Browser
  /** A recording of the other side, whose addresses are requested as well. */
  former: Recording
}

/** The companies, with the content service's setting that loads them. */
export const companies = { sample: 'load', empty: 'none' } as const

/** More work at once only makes two cores wait. */
const atOnce = 3
/** More than the sample has, so that an endless list of filters ends the recording. */
const maxAddresses = 4000
/** Parts of a page may arrive late; a page that never rests is read all the same. */
const settleLimits = { quietMs: 300, maxMs: 5000 }
/** Pages that differ in nothing else than the time of day would all be listed. */
const now = new Date('2026-11-26T03:00:00Z')

/** What each checkout starts and shows its services with, because it fits its own code alone. */
const parts = [
  ...['company', 'site', 'content-host', 'fixture-company', 'contact-form'].map(
    (name) => `journeys/support/${name}`,
  ),
  ...['journeys/shots/states', '../contract/src/endpoints', '../site/app/route-table'],
]
type Kit = typeof import('../support/company.ts') &
  typeof import('../support/site.ts') &
  typeof import('../support/content-host.ts') &
  typeof import('../support/fixture-company.ts') &
  typeof import('../support/contact-form.ts') &
  typeof import('../shots/states.ts') &
  typeof import('../../../contract/src/endpoints.ts') &
  typeof import('../../../site/app/route-table.ts')

export async function loadKit(folder: string): Promise<Kit> {
  const modules = parts.map((part) => import(join(folder, 'tests', `${part}.ts`)))
  return Object.assign({}, ...(await Promise.all(modules)))
}

/** Starts the built services of a checkout, and records what they respond, show and store. */
export async function record({ folder, data, browser, former }: Side): Promise<Recording> {
  const kit = await loadKit(folder)
  const recording: Recording = new Map()
  const reader = await browser.newPage()
  for (const name of Object.keys(companies)) await recordCompany(name)
  await recordStates()
  await reader.context().close()
  return recording

  function report(step: string): void {
    const side = former.size > 0 ? 'working tree' : 'commit'
    console.log(`${Math.round(performance.now() / 1000)} s: ${side}, ${step}`)
  }

  async function note(place: string, services: Services, read: () => Promise<Facets>) {
    const facets = await read().catch((error) => ({ 'not compared': String(error) }))
    const texts: Record<string, string> = {}
    for (const [facet, entry] of Object.entries(facets)) texts[facet] = normalise(entry, services)
    recording.set(place, texts)
  }

  async function recordCompany(name: string): Promise<void> {
    report(`${name}: forms and calls`)
    const mails = await openMailServer()
    const dataDir = join(tmpdir(), `${name}-${former.size}`)
    cpSync(join(data, name), dataDir, { recursive: true })
    const company = await kit.startCompany(
      { dataDir, editor: { email: '', password: '' } },
      {
        ...{ DATA_DIR: dataDir, SAMPLE_CONTENT: 'none', CONTACT_NOTIFY_TO: 'sales@contoh.example' },
        ...{ SMTP_URL: `smtp://127.0.0.1:${mails.port}`, CONTACT_RECEIPT: 'on' },
      },
    )
    // The first search loads the texts of articles, the second renews the index with them.
    const search = async () => {
      for (const language of languages)
        await fetch(`${company.site.origin}${addressIn(language, '/cari')}?q=${Math.random()}`)
    }
    await search()
    // One after the other, because their rows are compared in the order of arrival.
    for (const form of name === 'sample' ? forms : []) {
      for (const language of languages) {
        for (const isScripted of [true, false]) {
          const screen = { address: addressIn(language, form.path), isScripted }
          await recordState(`form of ${form.name}`, company, screen, (page) =>
            send(page, form, kit.waitAsATypist),
          )
        }
      }
    }
    await inTurns(await listCalls(company.content.origin), (path) =>
      note(`${name} content${path}`, company, async () => {
        const { facets } = await request(company.content.origin + path, reader)
        return facets
      }),
    )
    await search()
    await recordPages(name, company, ['/sitemap.xml', '/robots.txt'])
    await company.stop()
    for (const [table, stored] of await readStored(dataDir)) {
      await note(`${name} table ${table}`, company, async () => ({ stored }))
    }
    await mails.close()
    await note(`${name} mails`, company, async () => ({
      mails: mails.received.map(({ to, source }) => `${to}\n${readMail(source)}`),
    }))
  }

  /** Every call of the contract in every language, with every id of its list. */
  async function listCalls(origin: string): Promise<string[]> {
    const calls = Object.values(kit.endpoints).filter((call) => call.method === 'GET')
    const paths = languages.flatMap((language) =>
      calls.map((call) => `${call.path}?${call.languageParameter}=${language}`),
    )
    const each = paths.map(async (path) => {
      if (!path.includes('/{id}')) return path
      const list = await (await fetch(origin + path.replace('/{id}', ''))).text()
      return [...list.matchAll(/"id":(\d+)/g)].map(([, id = '']) => path.replace('{id}', id))
    })
    return [...new Set((await Promise.all(each)).flat())]
  }

  /** Follows every link from the route table and the given paths on, and renders every page. */
  async function recordPages(name: string, services: Services, starts: string[] = []) {
    report(`${name}: addresses`)
    const routes = kit.routeTable.map(({ path }) => path).filter((path) => !path.includes(':'))
    const missing = kit.states.filter(({ responses }) => !responses).map(({ route }) => route)
    const paths = languages.flatMap((language) =>
      [...routes, ...missing].map((path) => addressIn(language, path)),
    )
    const formerPlaces = [...former.keys()].filter((place) => place.startsWith(`${name} /`))
    const knownPaths = formerPlaces.map((place) => place.slice(name.length + 1))
    const all = new Set([...starts, ...paths, ...knownPaths])
    const queue = [...all]
    const pages: string[] = []
    await inTurns(queue, (path) =>
      note(`${name} ${path}`, services, async () => {
        const { facets, isPage, links } = await request(services.site.origin + path, reader)
        if (isPage && !path.includes('?')) pages.push(path)
        queue.push(...links.filter((link) => !all.has(link) && all.add(link)))
        if (all.size > maxAddresses) throw new Error(`More than ${maxAddresses} addresses`)
        return facets
      }),
    )
    report(`${name}: ${pages.length} of ${all.size} addresses in the browser`)
    for (const isScripted of [true, false]) {
      // Scripts and styles are loaded and compiled once.
      await using context = await openContext(isScripted)
      await inTurns([...pages], (address) =>
        recordScreen(`${name} page`, services, { address, isScripted }, context),
      )
    }
  }

  async function openContext(javaScriptEnabled: boolean): Promise<BrowserContext> {
    const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' })
    await context.clock.setFixedTime(now)
    return context
  }

  /** @param act brings the loaded page to a state, in a browser that has visited nothing yet */
  async function recordState(
    place: string,
    services: Services,
    screen: { address: string; isScripted: boolean },
    act?: (page: Page) => Promise<void>,
  ): Promise<void> {
    await using context = await openContext(screen.isScripted)
    await recordScreen(place, services, screen, context, act)
  }

  async function recordScreen(
    place: string,
    services: Services,
    { address, isScripted }: { address: string; isScripted: boolean },
    context: BrowserContext,
    act?: (page: Page) => Promise<void>,
  ): Promise<void> {
    const page = await context.newPage()
    await note(
      `${place} ${address} ${isScripted ? 'with' : 'without'} script`,
      services,
      async () => {
        await page.goto(services.site.origin + address)
        if (isScripted) await waitUntilHydrated(page)
        if (act) await page.waitForLoadState('networkidle')
        await act?.(page)
        if (isScripted) await page.evaluate(waitUntilSettled, settleLimits)
        return readPage(page)
      },
    )
    await page.close()
  }

  /** The states of pages that have no address of their own, and every page while the content service is down. */
  async function recordStates(): Promise<void> {
    report('states')
    const content = await kit.startContentHost()
    const site = await kit.startSite({ CONTENT_HOST: content.origin })
    content.responses.onChange = site.clear
    for (const { name, route, responses, act } of kit.states) {
      await kit.respondAsFixture(content, responses ?? {})
      await inTurns([...languages], (language) => {
        const page = { address: addressIn(language, route), isScripted: true }
        const toState = act && ((loaded: Page) => act(loaded, language))
        return recordState(name, { site, content }, page, toState)
      })
    }
    await content.close()
    await site.clear()
    await recordPages('down', { site, content })
    await site.stop()
  }
}

/** Runs in the browser, until nothing has changed for a while. */
function waitUntilSettled({ quietMs, maxMs }: typeof settleLimits): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, quietMs)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, quietMs)
    })
    const all = { attributes: true, characterData: true, childList: true, subtree: true }
    observer.observe(document, all)
    setTimeout(resolve, maxMs)
  })
}

/** Works through a queue that may grow meanwhile. */
async function inTurns<Item>(queue: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
