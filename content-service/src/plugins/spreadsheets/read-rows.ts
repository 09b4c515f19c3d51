import { unescapeCell } from '@niaga/contract/formulas'
import type { Label } from '../../platform/admin/labels.ts'
import { parseId } from '../../platform/database/parse-id.ts'
import type { Cell, ReadSheet, RejectedFile } from './read-file.ts'
import { getKey, type Table } from './table.ts'

/** A row of a file: its number, its document, and its cells by column. */
export type FileRow = {
  row: number
  id: number | null
  cells: Record<string, string>
  /** The columns whose cells are numbers in the workbook. */
  numbers?: string[] | undefined
}

/** `source` is the name of the sheet or the encoding, if there was a choice. */
export type FileRows = { rows: FileRow[]; unknown: string[]; source?: string } | { fault: Label }

export const idHeading = 'ID'

/** Returns the rows of the visible sheet that has the headings of a table. */
export function readSheets(table: Table, sheets: readonly ReadSheet[]): FileRows | RejectedFile {
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const withIds = visible.flatMap((sheet) => {
    const [headings = []] = 'rows' in sheet ? sheet.rows : []
    const { idAt, columns } = findColumns(table, headings)
    return 'rows' in sheet && idAt >= 0 ? [{ ...sheet, isKnown: columns.some(Boolean) }] : []
  })
  const candidates = withIds.length > 1 ? withIds.filter(({ isKnown }) => isKnown) : withIds
  const [sheet] = candidates
  const names = (some: readonly ReadSheet[]) => some.map(({ name }) => `“${name}”`).join(', ')
  if (candidates.length > 1) {
    return {
      fault: {
        id: `Lembar ${names(candidates)} sama-sama berisi tabel ini. Sembunyikan yang lain, lalu unggah lagi.`,
        en: `The sheets ${names(candidates)} all contain this table. Hide the others, then upload it again.`,
      },
    }
  }
  if (sheet) {
    const isChoice = sheets.length > 1 || /^(?:UTF-16|Windows)/.test(sheet.name)
    return { ...readRows(table, sheet.rows), ...(isChoice && { source: sheet.name }) }
  }
  const faulty = visible.find((one) => 'fault' in one)
  if (faulty && 'fault' in faulty) return faulty
  return {
    fault: {
      id: `Baris pertama tidak berisi judul kolom “ID” (dibaca: ${names(visible)}). Mulailah dari berkas yang diunduh di sini. Lembar yang tersembunyi tidak dibaca; bila hurufnya salah, simpan sebagai “CSV UTF-8”.`,
      en: `The first row has no heading “ID” (read: ${names(visible)}). Start with a file downloaded here. Hidden sheets are not read; if letters are wrong, save it as “CSV UTF-8”.`,
    },
  }
}

function findColumns(table: Table, headings: readonly Cell[]) {
  const names = headings.map((heading) => unescapeCell(getText(heading)).trim())
  const idAt = names.findIndex((name) => name.toUpperCase() === idHeading)
  const columns = names.map((name) =>
    table.columns.find(({ heading }) =>
      [heading.id, heading.en].some((text) => isSame(text, name)),
    ),
  )
  return { names, idAt, columns }
}

/** Finds the columns of a table by their headings, in either language and any order; other columns are ignored. */
function readRows(table: Table, [headings = [], ...lines]: Cell[][]): FileRows {
  const { names, idAt, columns } = findColumns(table, headings)
  const recognised = columns.filter((column) => column !== undefined)
  const repeated = recognised.find((column, index) => recognised.indexOf(column) !== index)
  if (repeated) {
    return {
      fault: {
        id: `Kolom “${repeated.heading.id}” ada dua kali.`,
        en: `The column “${repeated.heading.en}” occurs twice.`,
      },
    }
  }
  const rows: FileRow[] = []
  const ids = new Set<number>()
  for (const [index, line] of lines.entries()) {
    const row = index + 2
    if (line.every((cell) => getText(cell).trim() === '')) continue
    const idText = normalised(getText(line[idAt]))
    const id = parseId(idText)
    if (id === null && idText !== '') {
      return {
        fault: {
          id: `Baris ${row}: “${idText.slice(0, 20)}” bukan ID.`,
          en: `Row ${row}: “${idText.slice(0, 20)}” is not an ID.`,
        },
      }
    }
    if (id !== null && !table.lines && ids.has(id)) {
      return {
        fault: {
          id: `Baris ${row}: ID ${id} ada dua kali.`,
          en: `Row ${row}: the ID ${id} occurs twice.`,
        },
      }
    }
    if (id !== null) ids.add(id)
    const cells: Record<string, string> = {}
    const numbers: string[] = []
    for (const [at, column] of columns.entries()) {
      if (!column || column.isReadOnly) continue
      cells[getKey(column)] = normalised(unescapeCell(getText(line[at])))
      if (typeof line[at] === 'object') numbers.push(getKey(column))
    }
    rows.push({ row, id, cells, ...(numbers.length > 0 && { numbers }) })
  }
  const unknown = names.filter((name, at) => at !== idAt && name !== '' && !columns[at])
  return { rows: table.lines ? together(rows) : rows, unknown }
}

/** Groups the lines of a document, because they are written together; a program may have sorted them. */
function together(rows: readonly FileRow[]): FileRow[] {
  const groups = new Map<number | null, FileRow[]>()
  for (const row of rows) {
    const group = groups.get(row.id)
    if (group) group.push(row)
    else groups.set(row.id, [row])
  }
  return [...groups.values()].flat()
}

/** Programs differ in line ends and surrounding white space, which nobody sees. */
export function normalised(text = ''): string {
  return text.replace(/\r\n?/g, '\n').trim()
}

function getText(cell: Cell = ''): string {
  return typeof cell === 'string' ? cell : cell.number
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
