import { createHash } from 'node:crypto'
import type { Content } from '../platform/http/response.ts'

/** What an entry takes besides its body and key: measured as 490 bytes of heap. */
const entryBytes = 600

type Entry = { version: number; content: Promise<Content | null>; bytes: number }

/**
 * Keeps responses for as long as the content has the version that they were made of. Several requests
 * for one response make it once; those requested longest ago make room for new ones.
 *
 * @param maxBytes how much is kept in all; 0 keeps nothing
 */
export function createResponseCache(maxBytes: number) {
  const entries = new Map<string, Entry>()
  let kept = 0

  function drop(key: string): void {
    kept -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  /**
   * @param version of the content, read before the response is made: what changes meanwhile makes a
   *   response newer than its version, which is made anew the next time
   * @param make what stands in the response, `null` where there is nothing, which is not kept
   * @param isKept whether a response is one of those that are requested again
   */
  return async function respond<Value extends object>(
    key: string,
    version: number,
    make: () => Promise<Value | null>,
    isKept: (value: Value) => boolean = () => true,
  ): Promise<Content | null> {
    const known = entries.get(key)
    if (known?.version === version) {
      entries.delete(key)
      entries.set(key, known)
      return known.content
    }
    drop(key)
    let isWanted = false
    const entry: Entry = {
      version,
      content: make().then((value) => {
        isWanted = value !== null && isKept(value)
        return value && contentOf(value)
      }),
      bytes: 0,
    }
    entries.set(key, entry)
    const content = await entry.content.catch((error) => {
      if (entries.get(key) === entry) drop(key)
      throw error
    })
    if (entries.get(key) !== entry) return content
    // A key is one byte a character, an address holds no others.
    const bytes = (content?.body.byteLength ?? 0) + key.length + entryBytes
    if (!isWanted || bytes > maxBytes) {
      drop(key)
      return content
    }
    entry.bytes = bytes
    kept += entry.bytes
    for (const [oldest] of entries) {
      if (kept <= maxBytes) break
      drop(oldest)
    }
    return content
  }
}

/** The body of a response and its tag. */
export function contentOf(value: object): Content {
  const body = Buffer.from(JSON.stringify(value))
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
}
