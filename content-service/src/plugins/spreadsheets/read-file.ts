import { readSheet } from 'read-excel-file/node'
import { type OfficeFault, officeFault } from '../../platform/files/office-fault.ts'
import { readZipDirectory, unpack } from '../../platform/files/zip-directory.ts'
import { readCsv } from '../../platform/text/csv.ts'
import { isFormula } from '../../platform/text/escape-cell.ts'

/** 5,000 rows of long texts; more cannot be reviewed before it is written. */
export const largestFileBytes = 5_000_000
export const maxRows = 5_000
const maxUnpackedBytes = 50_000_000
const maxColumns = 100
const maxCells = (maxRows + 1) * (maxColumns + 1)
/** The library holds a part as a text, and half of the process's memory is taken. */
const maxPartBytes = 20_000_000
/** Excel's limit of a cell, 32,767 characters, as UTF-8; the library takes quadratic time for longer ones. */
const maxTextBytes = 131_072
const pieceBytes = 1_000_000
/** Longer than the name of a cell or an element. */
const overlapBytes = 100
const maxEntries = 1_000

export type ReadFault = 'type' | 'broken' | 'formula' | 'rows' | 'columns' | 'unsafe'

export type ReadFile = { rows: string[][] } | { fault: ReadFault; cell?: string }

/** What a person can do about the other faults of a workbook is the same: save it without them. */
const readFaults: Partial<Record<OfficeFault, ReadFault>> = { broken: 'broken', unpacked: 'rows' }

const zip = Buffer.from('PK\x03\x04')
/** A formula of SpreadsheetML (ECMA-376, part 1, section 18.3.1.40), and the cell before it. */
const formula = /<(?:\w{1,20}:)?f[\s>/]/
const cellOrRow = /<(?:\w{1,20}:)?(?:c|row)[\s>/]/
const cellName = /\br\s*=\s*["']([A-Za-z]{1,3})(\d{1,7})["']/g

/** The rows of the first sheet of a workbook, or of a CSV file, as texts. */
export async function readFile(file: Buffer): Promise<ReadFile> {
  const read = file.subarray(0, zip.length).equals(zip) ? await readWorkbook(file) : readText(file)
  if ('fault' in read) return read
  const { rows } = read
  if (rows.length > maxRows + 1) return { fault: 'rows' }
  if (rows.some((cells) => cells.length > maxColumns)) return { fault: 'columns' }
  return read
}

async function readWorkbook(file: Buffer): Promise<ReadFile> {
  const fault = await officeFault(file, 'xlsx', maxUnpackedBytes)
  if (fault) return { fault: readFaults[fault] ?? 'unsafe' }
  const rejected = await inspectSheets(file)
  if (rejected !== null) return rejected
  try {
    const rows = await readSheet(file, { trim: false })
    return { rows: rows.map((cells) => cells.map(textOf)) }
  } catch {
    return { fault: 'broken' }
  }
}

/**
 * What rejects a workbook before the library reads it: that returns the last result of a formula, and makes a row and a
 * column for every cell up to the last one, wherever that is.
 */
async function inspectSheets(file: Buffer): Promise<ReadFile | null> {
  const entries = readZipDirectory(file, maxEntries) ?? []
  for (const entry of entries.filter(({ name }) => /\.xml$/i.test(name))) {
    const part = await unpack(file, entry, maxPartBytes)
    if (part === null) return { fault: entry.unpackedBytes > maxPartBytes ? 'rows' : 'broken' }
    if (longestText(part) > maxTextBytes) return { fault: 'broken' }
    if (/sharedstrings/i.test(entry.name)) continue
    const rejected = inspectSheet(part)
    if (rejected) return rejected
  }
  return null
}

/** The longest text or tag of an XML part. */
function longestText(part: Buffer): number {
  let longest = 0
  for (let at = 0; at < part.length; ) {
    const next = part.indexOf('<', at + 1)
    const end = next < 0 ? part.length : next
    longest = Math.max(longest, end - at)
    at = end
  }
  return longest
}

/** In pieces, because a text takes the memory of the process, and a buffer does not. */
function inspectSheet(part: Buffer): ReadFile | null {
  let last = ''
  let cells = 0
  for (let at = 0; at < part.length; at += pieceBytes) {
    const piece = part.toString('latin1', at, at + pieceBytes + overlapBytes)
    const formulaAt = formula.exec(piece)?.index ?? Number.POSITIVE_INFINITY
    for (const { index, 1: letters = '', 2: digits = '' } of piece.matchAll(cellName)) {
      if (index > formulaAt) break
      if (Number(digits) > maxRows + 1) return { fault: 'rows' }
      if (columnIndex(letters) >= maxColumns) return { fault: 'columns' }
      last = `${letters}${digits}`
    }
    if (Number.isFinite(formulaAt)) return { fault: 'formula', cell: last }
    cells += piece.split(cellOrRow).length - 1
    if (cells > maxCells) return { fault: 'rows' }
  }
  return null
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

function columnIndex(letters: string): number {
  const digits = Array.from(letters.toUpperCase(), (letter) => letter.charCodeAt(0) - 64)
  return digits.reduce((sum, digit) => sum * 26 + digit, 0) - 1
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return String(value)
}
