import { isIP } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { SitemapPage } from '../../app/features/sitemap/sitemap.ts'
import { changedAddresses, type Snapshot, snapshotOf } from './changed-addresses.ts'

/** Forwards to all search engines that take part (indexnow.org). */
const publicEndpoint = 'https://api.indexnow.org/indexnow'

/** The protocol's limit of one request; more wait for the next change. */
const mostAddresses = 10_000

export type IndexNowOptions = {
  key: string | undefined
  /** The site's own origin. */
  origin: string
  /** For tests. Without it, the public one, and none for an origin that no search engine reaches. */
  endpoint?: string | undefined
  /** Every page of the site, `null` while they cannot be read. */
  listPages: () => Promise<readonly SitemapPage[] | null>
  log: Logger
  /** How long changes that follow each other are collected, in milliseconds: an import has many. */
  settleMs?: number
  /** The first pause before another try, in milliseconds; it doubles. */
  retryMs?: number
}

const timeoutMs = 10_000
const mostTries = 3

/**
 * Tells search engines which addresses changed with the content. A purge message does not name any, so the sitemap
 * before it is compared with that after it: addresses that are new, dated otherwise, or gone.
 *
 * @returns `null` without a key, and for an origin that no search engine reaches
 */
export function createIndexNow(options: IndexNowOptions) {
  const { key, origin, listPages, log, settleMs = 5000, retryMs = 30_000 } = options
  const endpoint = options.endpoint ?? (isPublic(origin) ? publicEndpoint : undefined)
  if (key === undefined || endpoint === undefined) return null
  const target = new URL(endpoint)
  const ending = new AbortController()
  /** What search engines know, as far as this process does. */
  let known: Promise<Snapshot | null> = readSnapshot()
  let isRunning = false
  let isDue = false

  async function readSnapshot(): Promise<Snapshot | null> {
    const pages = await listPages()
    return pages && snapshotOf(pages, origin)
  }

  async function run(): Promise<void> {
    try {
      while (isDue) await announceOnce()
    } finally {
      isRunning = false
    }
  }

  async function announceOnce(): Promise<void> {
    await pause(settleMs)
    isDue = false
    const before = await known
    const after = await withTries(readSnapshot)
    if (!after) return
    // Without a state before, nothing is known to have changed.
    const addresses = before ? changedAddresses(before, after).slice(0, mostAddresses) : []
    const isAnnounced = addresses.length === 0 || (await withTries(() => send(addresses)))
    // What could not be announced differs again the next time.
    if (isAnnounced) known = Promise.resolve(before ? advanced(before, after, addresses) : after)
  }

  /** @returns `true` once search engines have it, `null` to try again, `false` if they never will */
  async function send(addresses: string[]): Promise<boolean | null> {
    const body = JSON.stringify({
      host: new URL(origin).host,
      key,
      keyLocation: new URL(`/${key}.txt`, origin).href,
      urlList: addresses,
    })
    const headers = { 'Content-Type': 'application/json; charset=utf-8' }
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(timeoutMs)])
    try {
      const response = await fetch(target, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'error',
      })
      await response.body?.cancel()
      const { status } = response
      if (response.ok) {
        log.info({ addresses: addresses.length }, 'Search engines are told of changed pages')
        return true
      }
      log.warn({ status }, 'Search engines did not accept the changed pages')
      return status === 429 || status >= 500 ? null : false
    } catch (error) {
      if (!ending.signal.aborted) {
        const cause = error instanceof Error ? error.message : String(error)
        log.warn({ cause }, 'Search engines cannot be told of changed pages')
      }
      return null
    }
  }

  /** The result of the first try that has one, `null` if none has. */
  async function withTries<Value>(attempt: () => Promise<Value | null>): Promise<Value | null> {
    for (let tried = 0; tried < mostTries; tried += 1) {
      if (tried > 0) await pause(retryMs * 2 ** (tried - 1))
      const value = await attempt()
      if (value !== null || ending.signal.aborted) return value
    }
    return null
  }

  /** @throws {DOMException} when the site closes */
  function pause(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: ending.signal, ref: false })
  }

  return {
    /** After a change of the content; never throws. */
    announce(): void {
      isDue = true
      if (isRunning) return
      isRunning = true
      run().catch((error: unknown) => {
        if (!ending.signal.aborted) log.error({ err: error }, 'Changed pages are not announced')
      })
    },
    close: () => ending.abort(),
  }
}

/** The state after an announcement: of a longer list than one request takes, the rest is still to come. */
function advanced(before: Snapshot, after: Snapshot, announced: readonly string[]): Snapshot {
  if (announced.length < mostAddresses) return after
  const state = new Map(before)
  for (const address of announced) {
    const moment = after.get(address)
    if (moment === undefined) state.delete(address)
    else state.set(address, moment)
  }
  return state
}

/** Whether a search engine can reach an origin: a name with a domain, and neither an IP address nor a local name. */
function isPublic(origin: string): boolean {
  const { hostname } = new URL(origin)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !hostname.includes('.')) return false
  return !/\.(?:localhost|local|internal|test|example|invalid)$/.test(hostname)
}
