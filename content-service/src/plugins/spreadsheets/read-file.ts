import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { isFormula } from '@niaga/contract/formulas'
import { columnName } from '../../platform/files/spreadsheet.ts'
import { readCsv } from '../../platform/text/csv.ts'

/** Enough for 5,000 rows of long texts; more cannot be reviewed before the import. */
export const largestFileBytes = 5_000_000
export const maxRows = 5_000
export const maxColumns = 100

/** The memory of the thread that reads a workbook; the largest accepted workbook takes half of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
/** The largest workbook takes a few seconds. */
const timeoutMs = 60_000

export type ReadFault = 'type' | 'broken' | 'formula' | 'rows' | 'columns' | 'unsafe' | 'error'

export type RejectedFile = { fault: ReadFault; cell?: string }

/** A text, or a number of a workbook: with a decimal point, and a percent sign if the sheet shows one. */
export type Cell = string | { number: string }

/** A sheet of a workbook, or a CSV file with its encoding as name. */
export type ReadSheet = { name: string; isHidden: boolean } & ({ rows: Cell[][] } | RejectedFile)

/** The sheets of a workbook in order, or the reason why it is unreadable. */
export type Workbook = ReadSheet[] | RejectedFile

/** Characters that no text contains; Windows-1252 leaves the last ones undefined. */
const binary = /[^\P{Cc}\t\n\v\f\r]/u
/** The errors that programs show instead of a result. */
const errorValue = /^(?:#(?:REF!|N\/A|DIV\/0!|VALUE!|NAME\?|NULL!|NUM!|SPILL!|CALC!)|Err:\d{3})$/i
const zip = Buffer.from('PK\x03\x04')

/**
 * Reads the rows of a workbook's sheets, or of a CSV file.
 *
 * @param signal aborts when the client disconnects, and ends the thread
 */
export async function readFile(file: Buffer, signal?: AbortSignal): Promise<Workbook> {
  const isWorkbook = file.subarray(0, zip.length).equals(zip)
  const read = isWorkbook ? await readWorkbook(file, signal) : readText(file)
  return Array.isArray(read) ? read.map(checkSheet) : read
}

function checkSheet(sheet: ReadSheet): ReadSheet {
  if ('fault' in sheet) return sheet
  const { name, isHidden, rows } = sheet
  const rejected = (fault: ReadFault, cell = '') => ({ name, isHidden, fault, cell })
  if (rows.length > maxRows + 1) return rejected('rows')
  if (rows.some((cells) => cells.length > maxColumns)) return rejected('columns')
  for (const [row, cells] of rows.entries()) {
    const column = cells.findIndex((cell) => typeof cell === 'string' && errorValue.test(cell))
    if (column >= 0) return rejected('error', `${columnName(column)}${row + 1}`)
  }
  return sheet
}

async function readWorkbook(file: Buffer, signal?: AbortSignal): Promise<Workbook> {
  const worker = new Worker(new URL('./read-workbook.ts', import.meta.url), {
    workerData: file,
    resourceLimits,
    // The options of the process, such as its memory size, do not apply to a thread.
    execArgv: [],
  })
  const late = AbortSignal.timeout(timeoutMs)
  const ended = signal ? AbortSignal.any([signal, late]) : late
  try {
    const [read]: Workbook[] = await once(worker, 'message', { signal: ended })
    return read ?? { fault: 'broken' }
  } catch (error) {
    const isSpent = String(error).includes('ERR_WORKER_OUT_OF_MEMORY')
    if (isSpent || ended.aborted) return { fault: 'rows' }
    throw error
  } finally {
    void worker.terminate()
  }
}

function readText(file: Buffer): Workbook {
  const encodings = [toUtf16(file) ?? 'UTF-8', 'Windows-1252']
  const decoded = encodings.flatMap((name) => {
    const text = decodedAs(name, file)
    return text !== null && !binary.test(text) ? { name, text } : []
  })
  const [first] = decoded
  if (!first) return { fault: 'type' }
  const { name, text } = first
  const rows = readCsv(text, maxRows + 1, maxColumns)
  if (!rows || rows.length === 0) return { fault: 'broken' }
  for (const [row, cells] of rows.entries()) {
    const column = cells.findIndex(isFormula)
    if (column >= 0) return { fault: 'formula', cell: `${columnName(column)}${row + 1}` }
  }
  return [{ name, isHidden: false, rows }]
}

/**
 * Decodes UTF-16, which Excel writes as “Unicode text”. Other programs omit the byte order mark; the text then begins with
 * a letter or a quote.
 */
function toUtf16([first, second]: Buffer): string | null {
  if ((first === 0xff && second === 0xfe) || (second === 0 && first)) return 'UTF-16LE'
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'UTF-16BE' : null
}

function decodedAs(encoding: string, file: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    return null
  }
}
