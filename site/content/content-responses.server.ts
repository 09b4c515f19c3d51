import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FetchLimits } from '@niaga/server-kit/limited-fetch'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { ContentFiles } from './content-files.server.ts'
import type { CallPolicy } from './content-policy.ts'
import { UnknownLanguageError } from './host-languages.server.ts'
import { retriedFetch } from './retried-fetch.server.ts'

const failuresToOpen = 3

const firstWaitMs = 1000

const longestWaitMs = 30_000

export type ContentResponsesOptions = {
  limits: FetchLimits
  /** Maximum size in memory, in bytes; the least recently used responses are removed first. */
  memoryBytes: number
  /** Headers sent with every call. */
  headers?: Record<string, string>
  /** `null` if responses are not kept across restarts. */
  files: ContentFiles | null
  /** Called for each read whose value is known to be outdated, in the async context of its caller. */
  onOutdated?: (() => void) | undefined
  log: Logger
  /** The clock, in milliseconds. */
  now?: () => number
}

/** The metadata of a response. The reader that parsed it contains its value, to keep the value's type. */
type CachedValue = {
  etag: string | null
  digest: string
  bytes: number
  checkedAt: number
  generation: number
  storedAt: number
}

type Checked = Omit<CachedValue, 'checkedAt'>

export type Call<Value> = {
  name: string
  policy: CallPolicy
  /** @throws {Error} with one sentence if the body is invalid */
  parse: (body: Buffer) => Value
  /** The value of a 404, if that is a valid response. */
  missing?: { value: Value } | undefined
  /** The value of a 410, likewise. */
  gone?: { value: Value } | undefined
  /** The value of a 400, likewise. */
  rejected?: { value: Value } | undefined
  /** Where responses are kept; by default in memory and on disk. */
  keptIn?: KeptIn | undefined
}

/**
 * `disk` is for sequential calls over a whole list, of which memory would keep only the last; `nowhere` is for addresses
 * that visitors make up.
 */
export type KeptIn = 'memory-and-disk' | 'disk' | 'nowhere'

/** These statuses are valid responses; each replaces the digest of a body. */
const absentDigests = new Set(['400', '404', '410'])

/** Minimum interval between two retries of visitors that reach the host, in milliseconds. */
const retryGapMs = 1000

/** How often the last use of a file is recorded, in milliseconds. */
const touchGapMs = 3_600_000

/**
 * Reads the responses of a content host. Each is revalidated with its ETag once it is stale. Identical calls in progress
 * share one request. While the host fails, the last good response is returned, also after a restart.
 */
export function createContentResponses(options: ContentResponsesOptions) {
  const { limits, memoryBytes, log, now = () => performance.now() } = options
  const memory = new LRUCache<string, CachedValue>({
    maxSize: Math.max(1, memoryBytes),
    sizeCalculation: ({ bytes }, address) => bytes + address.length + 200,
  })
  const failedAt = new LRUCache<string, number>({ max: 1000 })
  let generation = 0
  let epoch = 0

  /** Returns a function that reads the value at an address, and throws without a value. */
  function reader<Value>(call: Call<Value>) {
    const values = new WeakMap<CachedValue, { value: Value }>()
    const inFlight = new Map<string, Promise<Value>>()
    const circuit = createCircuit(now)
    const { keptIn = 'memory-and-disk' } = call
    const files = keptIn === 'nowhere' ? null : options.files

    /**
     * @throws {UnknownLanguageError} for a 400, if the language of the call is optional for the host
     * @throws {Error} if there is no value
     */
    return async function read(url: URL, isKnownLanguage = true): Promise<Value> {
      const cached = find(url.href)
      if (cached && isFresh(cached.entry)) return cached.value
      const inFlightKey = `${epoch} ${generation} ${url.href}`
      const pending =
        inFlight.get(inFlightKey) ??
        renew(url, isKnownLanguage).finally(() => inFlight.delete(inFlightKey))
      inFlight.set(inFlightKey, pending)
      const value = await pending
      if (isOutdated(url.href)) options.onOutdated?.()
      return value
    }

    /** Whether content has changed since this response, but the host did not send the new version. */
    function isOutdated(address: string): boolean {
      const cached = memory.get(address)
      return cached !== undefined && cached.generation >= 0 && cached.generation !== generation
    }

    function find(address: string) {
      const entry = memory.get(address)
      const cached = entry && values.get(entry)
      return cached && { entry, ...cached }
    }

    function isFresh(entry: CachedValue): boolean {
      return entry.generation === generation && now() - entry.checkedAt < call.policy.freshMs
    }

    async function renew(url: URL, isKnownLanguage: boolean): Promise<Value> {
      const start = { generation, epoch }
      const cached = find(url.href) ?? (await readFromDisk(url.href, start.epoch))
      if (cached && !circuit.allowsProbe()) return cached.value
      if (!cached) await untilRetry(url.href, circuit)
      try {
        const value = await ask(url, cached?.entry, start)
        circuit.succeeded()
        failedAt.delete(url.href)
        return value
      } catch (error) {
        if (!isKnownLanguage && error instanceof StatusError && error.status === 400) {
          circuit.succeeded()
          throw new UnknownLanguageError()
        }
        circuit.failed()
        failedAt.set(url.href, now())
        if (!cached) throw error
        log.warn(
          { call: call.name, path: url.pathname, cause: getCause(error) },
          'Serving stale content',
        )
        return cached.value
      }
    }

    async function ask(
      url: URL,
      cached: CachedValue | undefined,
      start: { generation: number; epoch: number },
    ) {
      const headers: Record<string, string> = { Accept: 'application/json', ...options.headers }
      if (cached?.etag) headers['If-None-Match'] = cached.etag
      const attempts = circuit.isOpen() ? 1 : call.policy.attempts
      const response = await retriedFetch(url, headers, limits, attempts)
      const before = cached && values.get(cached)
      if (response.status === 304 && cached && before) {
        keep(url.href, { ...cached, generation: start.generation }, before.value, start.epoch)
        return before.value
      }
      const absent = getAbsence(response.status)
      if (absent) {
        const { generation: startGeneration } = start
        const entry = {
          etag: null,
          digest: absent.digest,
          bytes: 0,
          storedAt: now(),
          generation: startGeneration,
        }
        keep(url.href, entry, absent.value, start.epoch)
        files?.remove(url.href)
        return absent.value
      }
      if (response.status < 200 || response.status >= 300) throw new StatusError(response.status)
      const { body } = response
      const digest = getDigest(body)
      // The same bytes keep the same value object, so nothing derived from it has to be recomputed.
      const value = before && cached.digest === digest ? before.value : call.parse(body)
      const etag = response.headers.get('etag')
      const isStored = cached?.digest === digest && cached.etag === etag
      const storedAt = isStored ? cached.storedAt : now()
      const entry = { etag, digest, bytes: body.byteLength, storedAt, generation: start.generation }
      keep(url.href, entry, value, start.epoch)
      if (!isStored && start.epoch === epoch) files?.write(url.href, { etag, body })
      return value
    }

    /** Returns the value of a response without content, if that is valid. */
    function getAbsence(status: number) {
      const outcome = { 400: call.rejected, 404: call.missing, 410: call.gone }[status]
      return outcome && { digest: String(status), value: outcome.value }
    }

    function keep(address: string, checked: Checked, value: Value, begunEpoch: number): void {
      if (begunEpoch !== epoch) return
      const entry = { ...checked, checkedAt: now() }
      if (!absentDigests.has(entry.digest) && now() - entry.storedAt > touchGapMs) {
        files?.touch(address)
        entry.storedAt = now()
      }
      keepInMemory(address, entry, value)
    }

    function keepInMemory(address: string, entry: CachedValue, value: Value): void {
      values.set(entry, { value })
      if (keptIn === 'memory-and-disk') memory.set(address, entry)
    }

    /** Reads the response stored by an earlier run of the site, if it still fits the contract; it is always stale. */
    async function readFromDisk(address: string, begunEpoch: number) {
      const stored = await files?.read(address)
      if (!stored || begunEpoch !== epoch) return undefined
      try {
        const value = call.parse(stored.body)
        const { etag, body } = stored
        const entry = { etag, digest: getDigest(body), bytes: body.byteLength, storedAt: 0 }
        const outdated = { ...entry, checkedAt: Number.NEGATIVE_INFINITY, generation: -1 }
        keepInMemory(address, outdated, value)
        return { entry: outdated, value }
      } catch (error) {
        log.warn(
          { call: call.name, cause: getCause(error) },
          'A response stored on disk is unusable',
        )
        files?.remove(address)
        return undefined
      }
    }
  }

  async function untilRetry(address: string, circuit: Circuit): Promise<void> {
    const failed = failedAt.get(address)
    if (failed === undefined || !circuit.isOpen()) return
    const leftMs = failed + retryGapMs - now()
    if (leftMs > 0) await wait(leftMs)
  }

  return {
    reader,
    /** Called after a change of content: every response is revalidated before it is returned. */
    invalidate(): void {
      generation += 1
    },
    clear(): void {
      epoch += 1
      memory.clear()
      failedAt.clear()
      options.files?.clear()
    },
  }
}

class StatusError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

/** Returns why a call failed, as a sentence for the log, without any of the body. */
export function getCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // The message of `JSON.parse` quotes the body.
  if (error instanceof SyntaxError) return 'a response that is not JSON'
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

function getDigest(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64')
}

type Circuit = ReturnType<typeof createCircuit>

/**
 * Creates a circuit breaker: it opens after several failures in a row, and then only allows an occasional probe, half as
 * often after each failure. No library lets visitors' own retries pass.
 *
 * @param now the clock, in milliseconds
 */
function createCircuit(now: () => number) {
  let failures = 0
  let probeAt = 0

  return {
    isOpen: () => failures >= failuresToOpen,
    /** Whether to make a call that has an older value. */
    allowsProbe: () => failures < failuresToOpen || now() >= probeAt,
    succeeded(): void {
      failures = 0
    },
    failed(): void {
      failures += 1
      const waitMs = firstWaitMs * 2 ** Math.max(0, failures - failuresToOpen)
      probeAt = now() + Math.min(waitMs, longestWaitMs)
    },
  }
}
