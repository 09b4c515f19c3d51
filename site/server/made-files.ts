import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createWorkQueue, QueueFullError } from './pictures/work-queue.ts'

export type MadeFilesOptions<Source> = {
  /** Maximum size of all kept files. */
  maxBytes: number
  /** Maximum number of kept files. */
  most: number
  /** Maximum number of files waiting to be made; one visitor may have half of them. */
  waiting: number
  make: (source: Source) => Promise<Uint8Array>
}

/** A failed file is tried again after this time, because each attempt takes a processor. */
const failureMs = 10_000

export type MadeFiles<Source> = ReturnType<typeof createMadeFiles<Source>>

/**
 * Creates files from their complete content, which identifies them: a change of the content makes another file, and the
 * same content is made once for all requests. Files are made one at a time.
 */
export function createMadeFiles<Source>(options: MadeFilesOptions<Source>) {
  const { maxBytes, most, waiting, make } = options
  const queue = createWorkQueue({ parallel: 1, waiting })
  const underWay = new Map<string, Promise<Uint8Array>>()
  const files = new LRUCache<string, Uint8Array>({
    max: most,
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  const failed = new LRUCache<string, Error>({ max: most, ttl: failureMs })

  /** Returns the version of a file: equal versions are the same file. */
  function getVersion(source: Source): string {
    return hash('sha256', JSON.stringify(source), 'base64url').slice(0, 22)
  }

  /**
   * @param visitor who requests it, `null` for a visitor that is not counted
   * @throws {QueueFullError} if too many are waiting
   * @throws {Error} if it cannot be made
   */
  async function getFile(source: Source, visitor: string | null): Promise<Uint8Array> {
    const version = getVersion(source)
    const current = files.get(version) ?? underWay.get(version)
    if (current) return current
    const failure = failed.get(version)
    if (failure) throw failure
    const making = queue
      .run(() => make(source), visitor)
      .then(
        (bytes) => {
          files.set(version, bytes)
          return bytes
        },
        (error: unknown) => {
          // A full queue is unrelated to the file.
          if (error instanceof Error && !(error instanceof QueueFullError)) {
            failed.set(version, error)
          }
          throw error
        },
      )
      .finally(() => underWay.delete(version))
    underWay.set(version, making)
    return making
  }

  return { getVersion, getFile }
}
