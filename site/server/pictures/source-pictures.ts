import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { z } from 'zod'
import { limitedFetch } from '../../app/lib/content/limited-fetch.server.ts'
import type { PictureStore } from './picture-store.ts'
import { measurePicture } from './resize-picture.ts'
import type { WorkQueue } from './work-queue.ts'

/** Pictures only: SVG could carry script, and anything else is no picture. */
const passedTypes = /^image\/(png|jpeg|webp|avif|gif)$/

const rememberedPictures = 10_000
/** How long a picture that could not be had is not asked for again. */
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

/** Why there is none: the host does not have it, or did not answer as it should. */
export type PictureFailure = 404 | 503

type Finding = { facts: PictureFacts | null; failure: PictureFailure | null }
type Entry = Finding & { checkedAt: number }
type Checked = Entry & { body: Buffer | null }

export type SourcePicturesOptions = {
  store: PictureStore
  timeoutMs: number
  maxBytes: number
  maxPixels: number
  /** How long a picture is taken to be the same, in seconds. */
  freshS: number
  fetching: WorkQueue
  log: Logger
}

export type SourcePictures = ReturnType<typeof createSourcePictures>

/**
 * The pictures of the content host as they are. One that was had once stays while the host is in trouble; whether
 * it changed is asked behind the answer. What fails is logged when it begins to fail.
 */
export function createSourcePictures(options: SourcePicturesOptions) {
  const { store, timeoutMs, maxBytes, maxPixels, freshS, fetching, log } = options
  const entries = new LRUCache<string, Entry>({ max: rememberedPictures })
  const checks = new Map<string, Promise<Checked>>()
  let isForgotten = false

  /** What a page can say of a picture at once; what it cannot is found out for the next page. */
  function known(url: URL): PictureFacts | null {
    const entry = entryOf(url)
    if (isStale(entry)) checkBehind(url)
    return entry.facts
  }

  /** @throws {QueueFullError} when too many pictures are asked for at once */
  async function find(url: URL): Promise<PictureFacts | PictureFailure> {
    let entry = entryOf(url)
    if (isStale(entry)) {
      if (entry.facts) checkBehind(url)
      else entry = await check(url)
    }
    return entry.facts ?? entry.failure ?? 503
  }

  /**
   * The bytes of a picture that was found; they are fetched again when they were swept.
   *
   * @throws {Error} when the picture changed meanwhile or cannot be had
   */
  async function read(url: URL, { version }: PictureFacts): Promise<Buffer> {
    const stored = await store.read(sourceName(url, version))
    if (stored) return stored
    await checks.get(url.href)
    const { facts, body } = await check(url, true)
    if (body && facts?.version === version) return body
    throw new Error('the picture changed or is gone')
  }

  function entryOf(url: URL): Entry {
    const remembered = entries.get(url.href)
    if (remembered) return remembered
    const facts = isForgotten ? null : readFacts(store.readNow(factsName(url)))
    const entry = { facts, failure: null, checkedAt: Number.NEGATIVE_INFINITY }
    entries.set(url.href, entry)
    return entry
  }

  function isStale({ failure, checkedAt }: Entry): boolean {
    return performance.now() - checkedAt > (failure === null ? freshS * 1000 : retryMs)
  }

  function checkBehind(url: URL): void {
    // A full queue: the next page or picture asks again.
    check(url).catch(() => {})
  }

  /** Checks of one picture that are under way are one check. */
  function check(url: URL, isWhole = false): Promise<Checked> {
    const underWay = checks.get(url.href)
    if (underWay) return underWay
    const answer = fetching.run(() => ask(url, isWhole)).finally(() => checks.delete(url.href))
    checks.set(url.href, answer)
    return answer
  }

  async function ask(url: URL, isWhole: boolean): Promise<Checked> {
    const before = entryOf(url)
    try {
      const { facts, failure, body } = await askHost(url, isWhole ? null : before.facts)
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

  async function askHost(url: URL, facts: PictureFacts | null) {
    const { status, headers, body } = await limitedFetch(
      url,
      { headers: { Accept: 'image/*', ...conditions(facts) } },
      { timeoutMs, maxBytes, maxRedirects: 0 },
    )
    if (status === 304 && facts) return { facts, failure: null, body: null }
    if (status >= 300 && status !== 404 && status !== 410) throw new Error(`status ${status}`)
    const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (status >= 400 || !passedTypes.test(type)) {
      return { facts: null, failure: 404 as const, body: null }
    }
    const found = {
      ...(await measurePicture(body, maxPixels)),
      version: versionOf(body),
      etag: headers.get('etag'),
      lastModified: headers.get('last-modified'),
    }
    await store.write(sourceName(url, found.version), body)
    await store.write(factsName(url), Buffer.from(JSON.stringify(found)))
    return { facts: found, failure: null, body }
  }

  return {
    known,
    find,
    read,
    /** From now on everything is asked for anew, also what is on disk. */
    forget(): void {
      entries.clear()
      isForgotten = true
    },
  }
}

/** What changes with a picture's bytes and with nothing else. */
export function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}

/** A name for what is kept of a picture: addresses are too long for files, and not every sign may stand in one. */
export function pictureKey(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 32)
}

function factsName(url: URL): string {
  return `${pictureKey(url.href)}.json`
}

function sourceName(url: URL, version: string): string {
  return `${pictureKey(url.href)}-${version}.source`
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
