import { createHash } from 'node:crypto'
import type { Content } from '../platform/http/response.ts'

/** The overhead of an entry besides its body and key: measured as 490 bytes of heap. */
const entryBytes = 600

type Entry = { version: number; content: Promise<Content | null>; bytes: number }

/**
 * Caches responses per version of the content. Creates a response once for concurrent requests, and evicts the least
 * recently used ones.
 *
 * @param maxBytes the size of all entries; 0 caches nothing
 */
export function createResponseCache(maxBytes: number) {
  const entries = new Map<string, Entry>()
  let totalBytes = 0

  function drop(key: string): void {
    totalBytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  /**
   * @param version the version of the content, read before the response is created: if the content changes meanwhile, the
   *   response is newer than its version and is created again next time
   * @param create returns the value of the response; `null` is not cached
   * @param isCacheable whether a value is likely to be requested again
   */
  return async function respond<Value extends object>(
    key: string,
    version: number,
    create: () => Promise<Value | null>,
    isCacheable: (value: Value) => boolean = () => true,
  ): Promise<Content | null> {
    const current = entries.get(key)
    if (current?.version === version) {
      entries.delete(key)
      entries.set(key, current)
      return current.content
    }
    drop(key)
    let isCached = false
    const entry: Entry = {
      version,
      content: create().then((value) => {
        isCached = value !== null && isCacheable(value)
        return value && getContent(value)
      }),
      bytes: 0,
    }
    entries.set(key, entry)
    const content = await entry.content.catch((error) => {
      if (entries.get(key) === entry) drop(key)
      throw error
    })
    if (entries.get(key) !== entry) return content
    // A key has one byte per character: URLs are ASCII.
    const bytes = (content?.body.byteLength ?? 0) + key.length + entryBytes
    if (!isCached || bytes > maxBytes) {
      drop(key)
      return content
    }
    entry.bytes = bytes
    totalBytes += entry.bytes
    for (const [oldest] of entries) {
      if (totalBytes <= maxBytes) break
      drop(oldest)
    }
    return content
  }
}

/** The body and `ETag` of a response. */
export function getContent(value: object): Content {
  const body = Buffer.from(JSON.stringify(value))
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
}
