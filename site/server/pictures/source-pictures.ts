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

/** Pictures only: SVG could contain script, and other types are not pictures. */
const passedTypes = /^image\/(png|jpeg|webp|avif|gif)$/

const rememberedPictures = 10_000
/** How long a failed picture is not requested again, in milliseconds. */
const retryMs = 10_000

const factsSchema = z.object({
  version: z.string(),
  width: z.number(),
  height: z.number(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
})

/** Metadata of a picture of the content host; its version is the hash of its bytes. */
export type PictureFacts = z.output<typeof factsSchema>

/** Why a picture is unavailable: the host does not have it, sent no valid response, or the visitor exceeds a limit. */
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
  /** Queue of work that only decodes a picture. */
  decoding: WorkQueue
  reservePicture: VisitorLimit
  log: Logger
}

export type SourcePictures = ReturnType<typeof createSourcePictures>

/**
 * Fetches the pictures of the content host unchanged. A fetched picture is kept while the host fails; changes are checked
 * after the response. Only the first of several failures is logged.
 */
export function createSourcePictures(options: SourcePicturesOptions) {
  const { store, timeoutMs, maxBytes, maxPixels, freshS, fetching, decoding, log } = options
  const entries = new LRUCache<string, Entry>({ max: rememberedPictures })
  const pagePictures = new LRUCache<string, true>({ max: rememberedPictures })
  const sizes = new LRUCache<string, PictureSize>({ max: rememberedPictures })
  const checks = new Map<string, Promise<Checked>>()
  let isForgotten = false

  /** Returns a picture's metadata without waiting; if unknown, it is fetched for the next page. */
  function getFacts(url: URL): PictureFacts | null {
    pagePictures.set(url.href, true)
    const entry = getEntry(url)
    if (isStale(entry)) checkBehind(url)
    return entry.facts
  }

  /**
   * Returns the address to request for a visitor's address: unchanged if content named it, in this run or an earlier one,
   * otherwise normalised. `null` if it cannot be a picture.
   */
  function locate(url: URL): URL | null {
    const plain = plainAddress(url)
    if (plain?.href === url.href || pagePictures.has(url.href)) return url
    return readFacts(store.readSync(factsName(url))) === null ? plain : url
  }

  /**
   * @param visitor the client, sent to the host to apply its limits; `null` for a client that is not counted
   * @throws {QueueFullError} if too many pictures are requested at once
   */
  async function find(url: URL, visitor: string | null): Promise<PictureFacts | PictureFailure> {
    let entry = getEntry(url)
    if (isStale(entry)) {
      if (entry.facts) checkBehind(url)
      else if (isOverLimit(url, visitor)) return 429
      else entry = await check(url, { visitor })
    }
    return entry.facts ?? entry.failure ?? 503
  }

  /** Pictures that no page shows count as new work, like a new width. */
  function isOverLimit(url: URL, visitor: string | null): boolean {
    return (
      visitor !== null && !pagePictures.has(url.href) && options.reservePicture(visitor) !== null
    )
  }

  /**
   * Returns the bytes of a known picture; they are fetched again if the cache has removed them.
   *
   * @throws {Error} if the picture has changed meanwhile or cannot be fetched
   */
  async function read(url: URL, { version }: PictureFacts): Promise<Buffer> {
    const stored = await store.read(sourceName(version))
    if (stored) return stored
    await checks.get(url.href)
    const { facts, body } = await check(url, { isWhole: true })
    if (body && facts?.version === version) return body
    throw new Error('the picture has changed or been removed')
  }

  function getEntry(url: URL): Entry {
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
    // If the queue is full, the next page or picture tries again.
    check(url).catch(() => {})
  }

  /** Simultaneous checks of a picture share one request. */
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
    const before = getEntry(url)
    try {
      const { facts, failure, body } = await queryHost(url, isWhole ? null : before.facts, visitor)
      // The host's limit for one visitor does not concern the picture.
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

  async function queryHost(url: URL, facts: PictureFacts | null, visitor: string | null) {
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
    const version = getVersion(body)
    const newFacts = {
      ...(await measure(body, version)),
      version,
      etag: headers.get('etag'),
      lastModified: headers.get('last-modified'),
    }
    await store.write(sourceName(version), body)
    await store.write(factsName(url), Buffer.from(JSON.stringify(newFacts)))
    return { facts: newFacts, failure: null, body }
  }

  /** Equal bytes are measured once, whatever their addresses. */
  async function measure(body: Buffer, version: string): Promise<PictureSize> {
    const cached = sizes.get(version)
    if (cached) return cached
    const size = await decoding.run(() => measurePicture(body, maxPixels))
    sizes.set(version, size)
    return size
  }

  return {
    getFacts,
    locate,
    find,
    read,
    /** From now on everything is requested again, including pictures on disk. */
    clear(): void {
      entries.clear()
      pagePictures.clear()
      isForgotten = true
    },
  }
}

/** Returns a version that changes only with a picture's bytes. */
export function getVersion(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** Addresses are too long for file names, and may contain invalid characters. */
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
