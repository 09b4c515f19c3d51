import { createHash } from 'node:crypto'
import type { DiskCache } from '@niaga/server-kit/disk-cache'
import { limitedFetch } from '@niaga/server-kit/limited-fetch'
import type { VisitorLimit } from '@niaga/server-kit/visitor-limit'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { z } from 'zod'
import { plainAddress } from './plain-address.ts'
import { measurePicture, type PictureSize } from './resize-picture.ts'
import type { WorkQueue } from './work-queue.ts'

/** Pictures only: SVG could carry script, and anything else is no picture. */
const passedTypes = /^image\/(png|jpeg|webp|avif|gif)$/

const rememberedPictures = 10_000
/** How long a failed picture is not requested again. */
const retryMs = 10_000

const factsSchema = z.object({
  version: z.string(),
  width: z.number(),
  height: z.number(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
})

/** What is known of a picture of the content host; its version is the hash of its bytes. */
export type PictureFacts = z.output<typeof factsSchema>

/** Why there is none: the host does not have it, sent no valid response, or the visitor is over a limit. */
export type PictureFailure = 404 | 429 | 503

type Finding = { facts: PictureFacts | null; failure: PictureFailure | null }
type Entry = Finding & { checkedAt: number }
type Asking = { isWhole?: boolean; visitor?: string | null }
type Checked = Entry & { body: Buffer | null }

export type SourcePicturesOptions = {
  store: DiskCache
  timeoutMs: number
  maxBytes: number
  maxPixels: number
  /** How long a picture is fresh, in seconds. */
  freshS: number
  fetching: WorkQueue
  /** Holds what decodes a picture and waits for nothing else. */
  decoding: WorkQueue
  takeNewPicture: VisitorLimit
  log: Logger
}

export type SourcePictures = ReturnType<typeof createSourcePictures>

/**
 * The pictures of the content host as they are. One that was fetched once stays while the host fails; whether
 * it changed is checked after the response. The first of several failures is logged.
 */
export function createSourcePictures(options: SourcePicturesOptions) {
  const { store, timeoutMs, maxBytes, maxPixels, freshS, fetching, decoding, log } = options
  const entries = new LRUCache<string, Entry>({ max: rememberedPictures })
  const named = new LRUCache<string, true>({ max: rememberedPictures })
  const sizes = new LRUCache<string, PictureSize>({ max: rememberedPictures })
  const checks = new Map<string, Promise<Checked>>()
  let isForgotten = false

  /** What is known of a picture without waiting; what is not known is fetched for the next page. */
  function known(url: URL): PictureFacts | null {
    named.set(url.href, true)
    const entry = entryOf(url)
    if (isStale(entry)) checkBehind(url)
    return entry.facts
  }

  /**
   * The address to request for one that a visitor sent: as it is when content named it, in this run or an
   * earlier one, and in its plain spelling otherwise. `null` for what cannot be a picture.
   */
  function locate(asked: URL): URL | null {
    const plain = plainAddress(asked)
    if (plain?.href === asked.href || named.has(asked.href)) return asked
    return readFacts(store.readSync(factsName(asked))) === null ? plain : asked
  }

  /**
   * @param visitor the client, named to the host so that its limits count; `null` for one that is not counted
   * @throws {QueueFullError} when too many pictures are requested at once
   */
  async function find(url: URL, visitor: string | null): Promise<PictureFacts | PictureFailure> {
    let entry = entryOf(url)
    if (isStale(entry)) {
      if (entry.facts) checkBehind(url)
      else if (isOverLimit(url, visitor)) return 429
      else entry = await check(url, { visitor })
    }
    return entry.facts ?? entry.failure ?? 503
  }

  /** Pictures that no page shows count as new work, as a new width does. */
  function isOverLimit(url: URL, visitor: string | null): boolean {
    return visitor !== null && !named.has(url.href) && options.takeNewPicture(visitor) !== null
  }

  /**
   * The bytes of a picture that was found; they are fetched again when the cache has removed them.
   *
   * @throws {Error} when the picture changed meanwhile or cannot be fetched
   */
  async function read(url: URL, { version }: PictureFacts): Promise<Buffer> {
    const stored = await store.read(sourceName(version))
    if (stored) return stored
    await checks.get(url.href)
    const { facts, body } = await check(url, { isWhole: true })
    if (body && facts?.version === version) return body
    throw new Error('the picture changed or is gone')
  }

  function entryOf(url: URL): Entry {
    const remembered = entries.get(url.href)
    if (remembered) return remembered
    const facts = isForgotten ? null : readFacts(store.readSync(factsName(url)))
    const entry = { facts, failure: null, checkedAt: Number.NEGATIVE_INFINITY }
    entries.set(url.href, entry)
    return entry
  }

  function isStale({ failure, checkedAt }: Entry): boolean {
    return performance.now() - checkedAt > (failure === null ? freshS * 1000 : retryMs)
  }

  function checkBehind(url: URL): void {
    // The queue is full: the next page or picture tries again.
    check(url).catch(() => {})
  }

  /** Checks of one picture in progress share one request. */
  function check(url: URL, asking: Asking = {}): Promise<Checked> {
    const underWay = checks.get(url.href)
    if (underWay) return underWay
    const response = fetching
      .run(() => ask(url, asking), asking.visitor)
      .finally(() => checks.delete(url.href))
    checks.set(url.href, response)
    return response
  }

  async function ask(url: URL, { isWhole = false, visitor = null }: Asking): Promise<Checked> {
    const before = entryOf(url)
    try {
      const { facts, failure, body } = await askHost(url, isWhole ? null : before.facts, visitor)
      // The host's limit for one visitor means nothing for the picture.
      if (failure === 429) return { ...before, failure, body }
      return settle(url, before, { facts, failure }, { body })
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      return settle(url, before, { facts: before.facts, failure: 503 }, { body: null, cause })
    }
  }

  function settle(
    url: URL,
    before: Entry,
    { facts, failure }: Finding,
    { body, cause }: { body: Buffer | null; cause?: string },
  ): Checked {
    if (failure !== null && before.failure === null) {
      log.warn({ path: url.pathname, status: failure, cause }, 'A picture could not be fetched')
    }
    const entry = { facts, failure, checkedAt: performance.now() }
    entries.set(url.href, entry)
    return { ...entry, body }
  }

  async function askHost(url: URL, facts: PictureFacts | null, visitor: string | null) {
    const asker: Record<string, string> = visitor === null ? {} : { 'X-Forwarded-For': visitor }
    const { status, headers, body } = await limitedFetch(
      url,
      { headers: { Accept: 'image/*', ...conditions(facts), ...asker } },
      { timeoutMs, maxBytes, maxRedirects: 0 },
    )
    if (status === 429 && visitor !== null) return { facts, failure: 429 as const, body: null }
    if (status === 304 && facts) return { facts, failure: null, body: null }
    if (status >= 300 && status !== 404 && status !== 410) throw new Error(`status ${status}`)
    const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (status >= 400 || !passedTypes.test(type)) {
      return { facts: null, failure: 404 as const, body: null }
    }
    const version = versionOf(body)
    const found = {
      ...(await measure(body, version)),
      version,
      etag: headers.get('etag'),
      lastModified: headers.get('last-modified'),
    }
    await store.write(sourceName(version), body)
    await store.write(factsName(url), Buffer.from(JSON.stringify(found)))
    return { facts: found, failure: null, body }
  }

  /** Equal bytes are measured once, whatever their addresses. */
  async function measure(body: Buffer, version: string): Promise<PictureSize> {
    const known = sizes.get(version)
    if (known) return known
    const size = await decoding.run(() => measurePicture(body, maxPixels))
    sizes.set(version, size)
    return size
  }

  return {
    known,
    locate,
    find,
    read,
    /** From now on everything is requested again, also what is on disk. */
    clear(): void {
      entries.clear()
      named.clear()
      isForgotten = true
    },
  }
}

/** Changes with a picture's bytes and with nothing else. */
export function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** Addresses are too long for names of files, and may hold characters that those may not. */
function factsName(url: URL): string {
  return `${createHash('sha256').update(url.href).digest('hex').slice(0, 32)}.json`
}

function sourceName(version: string): string {
  return `${version}.source`
}

function readFacts(bytes: Buffer | null): PictureFacts | null {
  if (!bytes) return null
  try {
    return factsSchema.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    return null
  }
}

function conditions(facts: PictureFacts | null): Record<string, string> {
  if (facts?.etag) return { 'If-None-Match': facts.etag }
  return facts?.lastModified ? { 'If-Modified-Since': facts.lastModified } : {}
}
