import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createWorkQueue, QueueFullError } from './pictures/work-queue.ts'

export type MadeFilesOptions<Source> = {
  /** Of all files that are kept. */
  maxBytes: number
  /** How many are kept. */
  most: number
  /** How many may wait to be made; one visitor may have half of them. */
  waiting: number
  make: (source: Source) => Promise<Uint8Array>
}

/** What fails is tried again after this time: each attempt takes a processor. */
const failureMs = 10_000

export type MadeFiles<Source> = ReturnType<typeof createMadeFiles<Source>>

/**
 * Files that are made from all that they show. A file is known by that, so a change of the content makes another one, and
 * the same content is made once, however many ask for it. One at a time is made.
 */
export function createMadeFiles<Source>(options: MadeFilesOptions<Source>) {
  const { maxBytes, most, waiting, make } = options
  const queue = createWorkQueue({ parallel: 1, waiting })
  const underWay = new Map<string, Promise<Uint8Array>>()
  const kept = new LRUCache<string, Uint8Array>({
    max: most,
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  const failed = new LRUCache<string, Error>({ max: most, ttl: failureMs })

  /** The version of a file: equal ones are the same file. */
  function versionOf(source: Source): string {
    return hash('sha256', JSON.stringify(source), 'base64url').slice(0, 22)
  }

  /**
   * @param visitor for whom it is made, `null` for one that is not counted
   * @throws {QueueFullError} when too many are waiting
   * @throws {Error} when it cannot be made
   */
  async function fileOf(source: Source, visitor: string | null): Promise<Uint8Array> {
    const version = versionOf(source)
    const known = kept.get(version) ?? underWay.get(version)
    if (known) return known
    const failure = failed.get(version)
    if (failure) throw failure
    const made = queue
      .run(() => make(source), visitor)
      .then(
        (bytes) => {
          kept.set(version, bytes)
          return bytes
        },
        (error: unknown) => {
          // A full queue says nothing about the file.
          if (error instanceof Error && !(error instanceof QueueFullError)) {
            failed.set(version, error)
          }
          throw error
        },
      )
      .finally(() => underWay.delete(version))
    underWay.set(version, made)
    return made
  }

  return { versionOf, fileOf }
}
