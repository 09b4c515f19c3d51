import { createHash } from 'node:crypto'

/** An answer's body, and the strong tag that names it. */
export type Content = { body: Buffer; etag: string }

/** What an entry takes besides its body and key: measured as 490 bytes of heap. */
const entryBytes = 600

type Entry = { version: number; content: Promise<Content | null>; bytes: number }

/**
 * Keeps answers for as long as the content has the version that they were made of. Several questions
 * for one answer make it once; those asked for longest ago make room for new ones.
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
   * @param version of the content, read before the answer is made: what changes meanwhile makes an
   *   answer newer than its version, which is made anew the next time
   * @param make what stands in the answer, `null` where there is nothing, which is not kept
   * @param isKept whether an answer is one of those that somebody asks for again
   */
  return async function answer<Value extends object>(
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

/** The body of an answer and its tag. */
export function contentOf(value: object): Content {
  const body = Buffer.from(JSON.stringify(value))
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
}
