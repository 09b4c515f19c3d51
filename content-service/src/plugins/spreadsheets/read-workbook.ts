import { parentPort, workerData } from 'node:worker_threads'
import { zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { type OfficeFault, officeFault } from '../../platform/files/office-fault.ts'
import { namespaceDeclarations, readXml, type XmlElement } from '../../platform/files/read-xml.ts'
import { readZipDirectory, unpack } from '../../platform/files/zip-directory.ts'
import {
  type Cell,
  maxColumns,
  maxRows,
  type ReadFault,
  type RejectedFile,
  type Workbook,
} from './read-file.ts'

// A separate program: `readFile` starts it on a thread with a memory limit.

const maxUnpackedBytes = 50_000_000
const maxEntries = 1_000
/** The library loads a part as one text. */
const maxPartBytes = 20_000_000
/** Excel's cell limit, 32,767 characters, as UTF-8; the library takes quadratic time for longer texts. */
const maxTextBytes = 131_072
/** Each cell of the largest table has a value, which may be a separate element. */
const maxElements = 3 * (maxRows + 1) * (maxColumns + 1)
/** The maximum for all cells, many of which may share one text of the file; a cell without text counts as eight characters. */
const maxCharacters = 10_000_000

/** The other faults of a workbook have the same remedy: save it without them. */
const readFaults: Partial<Record<OfficeFault, ReadFault>> = { broken: 'broken', unpacked: 'rows' }

const sharedParts = /\/(?:sharedStrings|styles)$/
const emptySheet = Buffer.from('<worksheet><sheetData/></worksheet>')

/**
 * Returns the sheets of a workbook in order, each with its rows or its fault.
 *
 * The library returns the last result of a formula, and creates a row and a column for every cell up to the last one,
 * wherever that is. It receives an archive of the inspected parts only.
 */
async function readWorkbook(file: Buffer): Promise<Workbook> {
  const fault = await officeFault(file, 'xlsx', maxUnpackedBytes)
  if (fault) return { fault: readFaults[fault] ?? 'unsafe' }
  const entries = new Map(readZipDirectory(file, maxEntries)?.map((entry) => [entry.name, entry]))
  const budget = { elements: maxElements, attributes: 4 * maxElements }
  const parts = new Map<string, Buffer>()
  const inspect = async (
    path: string,
    getFault: (element: XmlElement) => RejectedFile | null,
  ): Promise<RejectedFile | null> => {
    const entry = entries.get(path)
    if (!entry) return { fault: 'broken' }
    if (entry.unpackedBytes > maxPartBytes) return { fault: 'rows' }
    const part = await unpack(file, entry, maxPartBytes)
    if (!part || longestText(part) > maxTextBytes) return { fault: 'broken' }
    parts.set(path, part)
    const result = await readXml(part, budget, getFault)
    return result === 'broken' ? { fault: budget.elements < 0 ? 'rows' : 'broken' } : result
  }

  const paths = new Map<string | null, string>()
  const shared = new Set(['xl/sharedStrings.xml', 'xl/styles.xml'])
  const inRelations = (element: XmlElement) => {
    const target = attributeValue(element, 'Target') ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    paths.set(attributeValue(element, 'Id'), path)
    if (sharedParts.test(attributeValue(element, 'Type') ?? '')) shared.add(path)
    return null
  }
  const sheets: { path: string; name: string; isHidden: boolean }[] = []
  const inBook = (element: XmlElement) => {
    if (element.local !== 'sheet') return null
    const path = paths.get(attributeValue(element, 'id')) ?? 'xl/none'
    const isHidden = (attributeValue(element, 'state') ?? 'visible') !== 'visible'
    sheets.push({ path, name: attributeValue(element, 'name') ?? '', isHidden })
    return null
  }
  const rejected =
    (await inspect('xl/_rels/workbook.xml.rels', inRelations)) ??
    (await inspect('xl/workbook.xml', inBook))
  if (rejected) return rejected
  const styles = readStyles()
  for (const path of shared) {
    const inPart = inSheet(new Set(), styles)
    const inShared = (element: XmlElement) => styles.inspect(element) ?? inPart(element)
    const fault = entries.has(path) ? await inspect(path, inShared) : null
    if (fault) return fault
  }
  const faults = new Map<string, RejectedFile>()
  const percentCells = new Map(sheets.map(({ path }) => [path, new Set<string>()]))
  for (const [path, cells] of percentCells) {
    const fault = await inspect(path, inSheet(cells, styles))
    if (!fault) continue
    faults.set(path, fault)
    parts.set(path, emptySheet)
  }
  const read = await readXlsxFile(Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 })), {
    trim: false,
  })
  let remaining = maxCharacters
  return read.map(({ data = [] }, index) => {
    const { path = '', name = '', isHidden = false } = sheets[index] ?? {}
    const fault = faults.get(path)
    if (fault) return { name, isHidden, ...fault }
    const isPercent = (row: number, column: number) =>
      percentCells.get(path)?.has(`${column} ${row}`)
    const rows = data.map((cells, row) =>
      cells.map((value, column) => getCell(value, isPercent(row, column) ?? false)),
    )
    remaining -= rows
      .flat()
      .reduce((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0) + 8, 0)
    return remaining < 0 ? { name, isHidden, fault: 'rows' } : { name, isHidden, rows }
  })
}

/** Reports the cell of a formula, and cells that are too far away or have ambiguous names. */
function inSheet(
  percentCells: Set<string>,
  { isPercent }: ReturnType<typeof readStyles>,
): (element: XmlElement) => RejectedFile | null {
  let last = ''
  let rows = 0
  return (element) => {
    if (element.local === 'f') return { fault: 'formula', cell: last }
    if (element.local === 'row') {
      rows += 1
      const number = attributeValue(element, 'r') ?? '1'
      if (!/^[1-9]\d{0,9}$/.test(number)) return { fault: 'broken' }
      return rows > maxRows + 1 || Number(number) > maxRows + 1 ? { fault: 'rows' } : null
    }
    if (element.local !== 'c') return null
    last = attributeValue(element, 'r') ?? ''
    const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(last) ?? []
    if (!letters) return { fault: 'broken' }
    if (Number(digits) > maxRows + 1) return { fault: 'rows' }
    const column = columnIndex(letters)
    if (column >= maxColumns) return { fault: 'columns' }
    if (attributeValue(element, 't') === 'e') return { fault: 'error', cell: last }
    if (isPercent(attributeValue(element, 's'))) percentCells.add(`${column} ${Number(digits) - 1}`)
    return null
  }
}

/** Finds the cell styles that show a percent sign (ECMA-376, part 1, section 18.8.30). */
function readStyles() {
  const formats = new Set(['9', '10'])
  const styles: boolean[] = []
  let isOfCells = false
  const inspect = (element: XmlElement): null => {
    const format = attributeValue(element, 'numFmtId') ?? '0'
    const code = attributeValue(element, 'formatCode') ?? ''
    if (element.local === 'numFmt' && /%/.test(code.replace(/"[^"]*"|\\./g, '')))
      formats.add(format)
    if (element.local === 'cellXfs') isOfCells = true
    if (element.local === 'xf' && isOfCells) styles.push(formats.has(format))
    return null
  }
  return { inspect, isPercent: (style: string | null) => styles[Number(style ?? 0)] ?? false }
}

/** Returns the value of an attribute, whatever its prefix, as the library reads it: of two, the last. */
function attributeValue({ attributes }: XmlElement, name: string): string | null {
  const matches = Object.values(attributes).filter(
    ({ local, uri }) => local === name && uri !== namespaceDeclarations,
  )
  return matches.map(({ value }) => value).join(' and ') || null
}

/** Returns the length of the longest text or tag of an XML part. */
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

function columnIndex(letters: string): number {
  const digits = Array.from(letters, (letter) => letter.charCodeAt(0) - 64)
  return digits.reduce((sum, digit) => sum * 26 + digit, 0) - 1
}

function getCell(value: unknown, isPercent: boolean): Cell {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value !== 'number') return String(value)
  // Programs store 27.5 as 27.500000000000004, and show 15 digits.
  const figure = (isPercent ? value * 100 : value).toPrecision(15)
  return { number: `${Number(figure)}${isPercent ? '%' : ''}` }
}

const { buffer, byteOffset, byteLength }: Uint8Array = workerData
const read = await readWorkbook(Buffer.from(buffer, byteOffset, byteLength)).catch(() => null)
parentPort?.postMessage(read ?? { fault: 'broken' })
