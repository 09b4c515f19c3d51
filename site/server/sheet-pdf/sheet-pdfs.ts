import { hash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { SheetDocument } from '../../app/features/sheets/pdf/sheet-document.ts'
import { createWorkQueue } from '../pictures/work-queue.ts'

export type SheetPdf = { version: string; bytes: Uint8Array }

export type SheetPdfsOptions = {
  /** Of all documents that are kept. */
  maxBytes: number
  /** How long one may take, in milliseconds. */
  timeoutMs: number
  typeset?: (sheet: SheetDocument, timeoutMs: number) => Promise<Uint8Array>
}

/** Every sheet in every language twice. */
const mostKept = 64
/** Behind these a visitor would wait too long; one visitor may have half of them. */
const waiting = 12
/** What fails is tried again after this time: each attempt takes a processor. */
const failureMs = 10_000

export type SheetPdfs = ReturnType<typeof createSheetPdfs>

/**
 * Sheets as PDF. A document is known by all that it says, so a change of the content makes another one, and the same content
 * is typeset once, however many ask for it. One at a time is typeset, on a thread of its own.
 */
export function createSheetPdfs({ maxBytes, timeoutMs, typeset = inWorker }: SheetPdfsOptions) {
  const queue = createWorkQueue({ parallel: 1, waiting })
  const underWay = new Map<string, Promise<Uint8Array>>()
  const kept = new LRUCache<string, Uint8Array>({
    max: mostKept,
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  const failed = new LRUCache<string, Error>({ max: mostKept, ttl: failureMs })

  /** The version of a document: equal ones are the same file. */
  function versionOf(sheet: SheetDocument): string {
    return hash('sha256', JSON.stringify(sheet), 'base64url').slice(0, 22)
  }

  /**
   * @param visitor for whom it is made, `null` for one that is not counted
   * @throws {QueueFullError} when too many are waiting
   * @throws {Error} when it cannot be typeset, or not in time
   */
  async function pdfOf(sheet: SheetDocument, visitor: string | null): Promise<Uint8Array> {
    const version = versionOf(sheet)
    const known = kept.get(version) ?? underWay.get(version)
    if (known) return known
    const failure = failed.get(version)
    if (failure) throw failure
    const made = queue
      .run(() => typeset(sheet, timeoutMs), visitor)
      .then(
        (bytes) => {
          kept.set(version, bytes)
          return bytes
        },
        (error: unknown) => {
          // A full queue says nothing about the document.
          if (error instanceof TypesettingError) failed.set(version, error)
          throw error
        },
      )
      .finally(() => underWay.delete(version))
    underWay.set(version, made)
    return made
  }

  return { versionOf, pdfOf }
}

export class TypesettingError extends Error {}

/** Memory of the thread: ten times what the largest sheet needs. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

function inWorker(sheet: SheetDocument, timeoutMs: number): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const worker = new Worker(new URL('./typeset-in-worker.ts', import.meta.url), {
    workerData: sheet,
    resourceLimits,
    // The options of the process, such as the size of its memory, are not for a thread.
    execArgv: [],
  })
  const timer = setTimeout(() => {
    reject(new TypesettingError(`it took longer than ${timeoutMs} ms`))
    void worker.terminate()
  }, timeoutMs)
  worker.once('message', (bytes: unknown) => {
    if (bytes instanceof Uint8Array) resolve(bytes)
    else reject(new TypesettingError('the thread sent no bytes'))
  })
  worker.once('error', (cause) => reject(new TypesettingError('typesetting failed', { cause })))
  worker.once('exit', (code) => reject(new TypesettingError(`the thread ended with ${code}`)))
  return promise.finally(() => clearTimeout(timer))
}
