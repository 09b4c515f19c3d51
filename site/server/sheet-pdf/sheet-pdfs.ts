import { Worker } from 'node:worker_threads'
import type { SheetDocument } from '../../app/features/catalogue/sheet/pdf/sheet-document.ts'
import { createMadeFiles, type MadeFiles } from '../made-files.ts'

export type SheetPdfsOptions = {
  /** Maximum size of all kept documents. */
  maxBytes: number
  /** Timeout of one document, in milliseconds. */
  timeoutMs: number
  typeset?: (sheet: SheetDocument, timeoutMs: number) => Promise<Uint8Array>
}

/** Every sheet in every language, twice. */
const most = 64
/** In a longer queue visitors would wait too long. */
const waiting = 12

export type SheetPdfs = MadeFiles<SheetDocument>

/** Creates sheets as PDF, each typeset on its own thread. */
export function createSheetPdfs({ maxBytes, timeoutMs, typeset = inWorker }: SheetPdfsOptions) {
  const make = (sheet: SheetDocument) => typeset(sheet, timeoutMs)
  return createMadeFiles({ maxBytes, most, waiting, make })
}

export class TypesettingError extends Error {}

/** Memory limit of the thread: ten times the need of the largest sheet. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

function inWorker(sheet: SheetDocument, timeoutMs: number): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const worker = new Worker(new URL('./typeset-in-worker.ts', import.meta.url), {
    workerData: sheet,
    resourceLimits,
    // A thread must not inherit the options of the process, such as its memory size.
    execArgv: [],
  })
  const timer = setTimeout(() => {
    reject(new TypesettingError(`it took longer than ${timeoutMs} ms`))
    void worker.terminate()
  }, timeoutMs)
  worker.once('message', (bytes: unknown) => {
    if (bytes instanceof Uint8Array) resolve(bytes)
    else reject(new TypesettingError('the thread did not return a PDF'))
  })
  worker.once('error', (cause) => reject(new TypesettingError('typesetting failed', { cause })))
  worker.once('exit', (code) => reject(new TypesettingError(`the thread ended with ${code}`)))
  return promise.finally(() => clearTimeout(timer))
}
