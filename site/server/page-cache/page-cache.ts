import { LRUCache } from 'lru-cache'
import type { PageAddress } from './page-address.ts'
import { limitedPolicy, type PagePolicies, type PagePolicy, policyName } from './page-policy.ts'
import { type Rendered, recompress, type StoredPage, storePage } from './stored-page.ts'

/** A page to send: fresh or stale from the cache, or rendered for this request. */
export type PageResult = { page: StoredPage; cacheStatus: 'HIT' | 'STALE' | 'MISS'; ageMs: number }

export type PageCacheOptions = {
  /** Renders an address; a failed content call results in a response with its status, not an exception. */
  render: (address: PageAddress) => Promise<Rendered>
  policies: PagePolicies
  /** Maximum size of the cache, in bytes; the least recently used page is removed first. */
  maxBytes: number
  /** The clock, in milliseconds. */
  now?: () => number
  /** Called when a background rendering fails. */
  onError?: (error: unknown, address: PageAddress) => void
}

type Entry = {
  page: StoredPage
  policy: PagePolicy
  generation: number
  /** When the rendering began. */
  madeAt: number
  /** Number of failed refreshes since then. */
  failures: number
  /** Time of the next attempt to refresh. */
  retryAt: number
}

export type PageCache = ReturnType<typeof createPageCache>

/** Share of the bytes for addresses that visitors make up. */
const visitorShare = 1 / 4
const firstRetryMs = 1000
const longestRetryMs = 60_000
const emptyBuffer = Buffer.alloc(0)
/** Maximum number of pages waiting for better compression. */
const recompressQueue = 200
/** Maximum number of consecutive waits for renderings, so pages are also compressed well on a site that always renders. */
const maxWaits = 20

/**
 * Keeps rendered pages. Only one refresh of a page runs at a time, however many requests wait for it; a good page is shown
 * until another good one replaces it or it expires; a failure is never kept.
 */
export function createPageCache(options: PageCacheOptions) {
  const { render, policies, maxBytes, now = () => performance.now(), onError = () => {} } = options
  const siteEntries = createStore(maxBytes * (1 - visitorShare))
  const visitorEntries = createStore(maxBytes * visitorShare)
  const inFlight = new Map<string, Promise<PageResult>>()
  const awaitingRecompression = new Set<Entry>()
  let generation = 0
  let epoch = 0

  /** Returns the page that can be shown without waiting, or `null`; starts a refresh that is due. */
  function peek(address: PageAddress): PageResult | null {
    const entry = find(address)
    if (!entry) return null
    const ageMs = now() - entry.madeAt
    const { freshMs, staleMs } = entry.policy
    if (entry.generation === generation && ageMs < freshMs) return getResult(entry, 'HIT')
    if (now() < entry.retryAt && isGood(entry)) return getResult(entry, 'STALE')
    if (entry.generation !== generation || ageMs >= freshMs + staleMs) return null
    refresh(address).catch((error) => onError(error, address))
    return getResult(entry, 'STALE')
  }

  /**
   * Returns the page at an address, rendered if necessary.
   *
   * @throws the renderer's error, if no good page can replace it
   */
  async function get(address: PageAddress): Promise<PageResult> {
    return peek(address) ?? refresh(address)
  }

  /** Called when content has changed: no earlier page is shown any more, unless a new one cannot be rendered. */
  function purge(): void {
    generation += 1
    for (const store of [siteEntries, visitorEntries])
      for (const entry of store.values()) entry.retryAt = 0
  }

  /** Removes everything, including pages being rendered. */
  function clear(): void {
    epoch += 1
    inFlight.clear()
    for (const store of [siteEntries, visitorEntries]) store.clear()
  }

  function refresh(address: PageAddress): Promise<PageResult> {
    const inFlightKey = `${generation} ${address.path}`
    const current = inFlight.get(inFlightKey)
    if (current) return current
    const pending = renew(address).finally(() => {
      if (inFlight.get(inFlightKey) === pending) inFlight.delete(inFlightKey)
    })
    inFlight.set(inFlightKey, pending)
    return pending
  }

  async function renew(address: PageAddress): Promise<PageResult> {
    const start = { generation, epoch, at: now() }
    let rendered: Rendered
    try {
      rendered = await render(address)
    } catch (error) {
      const before = lastGood(address)
      if (!before) throw error
      onError(error, address)
      return getResult(backOff(before), 'STALE')
    }
    const name = policyName(rendered.status, rendered.isPartial)
    const isFailure = name === null || name === 'partial'
    const before = find(address)
    if (isFailure && before && isGood(before)) return getResult(backOff(before), 'STALE')
    const page = storePage(rendered, before?.page)
    // V8 has moved the objects waiting for it to the old generation, which would keep its bytes until the next full
    // collection.
    rendered.body = emptyBuffer
    const entry = { page, generation: start.generation, madeAt: start.at, failures: 0, retryAt: 0 }
    if (name !== null && start.epoch === epoch) {
      const policy = limitedPolicy(policies[name], rendered.validMs)
      keep(address, { ...entry, policy }, name === 'page')
    }
    return { page, cacheStatus: 'MISS', ageMs: 0 }
  }

  function keep(address: PageAddress, entry: Entry, isPage: boolean): void {
    // A rendering begun before a purge may end after one begun later.
    if ((find(address)?.generation ?? 0) > entry.generation) return
    const isVisitorMade = address.isVisitorMade || !isPage
    const [store, other] = isVisitorMade
      ? [visitorEntries, siteEntries]
      : [siteEntries, visitorEntries]
    other.delete(address.path)
    store.set(address.path, entry)
    // A page that is too large is not stored.
    if (isVisitorMade || !store.has(address.path) || awaitingRecompression.size >= recompressQueue)
      return
    awaitingRecompression.add(entry)
    if (awaitingRecompression.size === 1) void recompressAll()
  }

  /** Compresses one page at a time, because visitors' pages come first. */
  async function recompressAll(): Promise<void> {
    for (const entry of awaitingRecompression) {
      await untilNothingIsRendered()
      // If compression fails, the page remains unchanged.
      await recompress(entry.page).catch(() => {})
      awaitingRecompression.delete(entry)
    }
  }

  /** Waits, because a purge causes many renderings at once, and good compression would take as long again. */
  async function untilNothingIsRendered(): Promise<void> {
    for (let wait = 0; inFlight.size > 0 && wait < maxWaits; wait += 1)
      await Promise.allSettled(inFlight.values())
  }

  function backOff(entry: Entry): Entry {
    const waitMs = Math.min(firstRetryMs * 2 ** entry.failures, longestRetryMs)
    entry.failures += 1
    entry.retryAt = now() + waitMs
    return entry
  }

  function find({ path }: PageAddress): Entry | undefined {
    return siteEntries.get(path) ?? visitorEntries.get(path)
  }

  function lastGood(address: PageAddress): Entry | null {
    const entry = find(address)
    return entry && isGood(entry) ? entry : null
  }

  function isGood({ policy, madeAt }: Entry): boolean {
    return now() - madeAt < policy.lastGoodMs
  }

  function getResult({ page, madeAt }: Entry, cacheStatus: PageResult['cacheStatus']): PageResult {
    return { page, cacheStatus, ageMs: now() - madeAt }
  }

  return {
    peek,
    get,
    purge,
    clear,
    bytes: () => siteEntries.calculatedSize + visitorEntries.calculatedSize,
  }
}

function createStore(maxBytes: number) {
  return new LRUCache<string, Entry>({
    // The library accepts no maximum of 0; a single byte cannot contain a page either.
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: ({ page }, path) => page.size + path.length,
  })
}
