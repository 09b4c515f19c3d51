import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { readCsv } from '../../platform/text/csv.ts'
import { isFormula } from '../../platform/text/escape-cell.ts'

/** 5,000 rows of long texts; more cannot be reviewed before it is written. */
export const largestFileBytes = 5_000_000
export const maxRows = 5_000
export const maxColumns = 100

/** Of the thread that reads a workbook; the largest that is accepted takes half of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
/** The largest workbook takes a few seconds. */
const timeoutMs = 60_000

export type ReadFault = 'type' | 'broken' | 'formula' | 'rows' | 'columns' | 'unsafe'

export type RejectedFile = { fault: ReadFault; cell?: string }

export type ReadFile = { rows: string[][] } | RejectedFile

/** The sheets of a workbook in its order, or why none can be read. */
export type Workbook = ReadFile[] | RejectedFile

const zip = Buffer.from('PK\x03\x04')

/**
 * The rows of the first sheet of a workbook, or of a CSV file, as texts.
 *
 * @param signal of a client that disconnects, which ends the thread
 */
export async function readFile(file: Buffer, signal?: AbortSignal): Promise<ReadFile> {
  const isWorkbook = file.subarray(0, zip.length).equals(zip)
  const read = isWorkbook ? await readWorkbook(file, signal) : readText(file)
  if ('fault' in read) return read
  const { rows } = read
  if (rows.length > maxRows + 1) return { fault: 'rows' }
  if (rows.some((cells) => cells.length > maxColumns)) return { fault: 'columns' }
  return read
}

async function readWorkbook(file: Buffer, signal?: AbortSignal): Promise<ReadFile> {
  const worker = new Worker(new URL('./read-workbook.ts', import.meta.url), {
    workerData: file,
    resourceLimits,
    // The options of the process, such as the size of its memory, are not for a thread.
    execArgv: [],
  })
  const late = AbortSignal.timeout(timeoutMs)
  const ended = signal ? AbortSignal.any([signal, late]) : late
  try {
    const [read]: Workbook[] = await once(worker, 'message', { signal: ended })
    return (Array.isArray(read) ? read[0] : read) ?? { fault: 'broken' }
  } catch (error) {
    const isSpent = String(error).includes('ERR_WORKER_OUT_OF_MEMORY')
    if (isSpent || ended.aborted) return { fault: 'rows' }
    throw error
  } finally {
    void worker.terminate()
  }
}

function readText(file: Buffer): ReadFile {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return { fault: 'type' }
  }
  if (text.includes('\0')) return { fault: 'type' }
  const rows = readCsv(text, maxRows + 1, maxColumns)
  if (!rows || rows.length === 0) return { fault: 'broken' }
  for (const [row, cells] of rows.entries()) {
    const column = cells.findIndex(isFormula)
    if (column >= 0) return { fault: 'formula', cell: `${columnName(column)}${row + 1}` }
  }
  return { rows }
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}
