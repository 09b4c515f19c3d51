import { guardFormulas, withoutGuards } from '@niaga/contract/formulas'

/** Excel writes semicolons in most European languages and in Indonesian (RFC 4180 has commas). */
const separators = [',', ';', '\t']

/** Without this mark Excel does not read UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Writes one row of CSV, with its line end (RFC 4180). */
export function csvLine(cells: readonly string[], separator: ',' | ';'): string {
  const cell = (text: string) =>
    /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  return `${cells.map(guardFormulas).map(cell).join(separator)}\r\n`
}

/**
 * Reads CSV with the most frequent separator of its first line. Beyond the limits it reads only enough for the caller to
 * detect the excess: five million empty lines would fill the memory.
 *
 * @returns `null` if a quoted cell does not end
 */
export function readCsv(text: string, maxRows: number, maxColumns: number): string[][] | null {
  const separator = getSeparator(text)
  const rows: string[][] = []
  let cells: string[] = []
  const [opening = ''] = /^\uFEFF?(?:sep=[,;\t]\r?\n)?/i.exec(text) ?? []
  let position = opening.length
  while (position < text.length && rows.length <= maxRows && cells.length <= maxColumns) {
    const cell = cellAt(text, position, separator)
    if (!cell) return null
    cells.push(withoutGuards(cell.text))
    position = cell.end
    const next = text[position]
    if (next === separator) {
      position += 1
      // A separator at the very end has an empty cell after it.
      if (position === text.length) cells.push('')
      continue
    }
    position += text.startsWith('\r\n', position) ? 2 : 1
    rows.push(cells)
    cells = []
  }
  if (cells.length > 0) rows.push(cells)
  return rows
}

function cellAt(text: string, start: number, separator: string) {
  if (text[start] !== '"') {
    let end = start
    while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end += 1
    return { text: text.slice(start, end), end }
  }
  const parts: string[] = []
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return null
    parts.push(text.slice(from, quote))
    if (text[quote + 1] !== '"') {
      // Text after the closing quote belongs to no cell.
      const rest = cellAfter(text, quote + 1, separator)
      return { text: parts.join('"'), end: rest }
    }
    from = quote + 2
  }
}

function cellAfter(text: string, start: number, separator: string): number {
  let end = start
  while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end += 1
  return end
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r'
}

function getSeparator(text: string): string {
  const line = text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? ''
  // The separator line that Excel writes first.
  const separator = /^\uFEFF?sep=([,;\t])$/i.exec(line)?.[1]
  if (separator) return separator
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}
