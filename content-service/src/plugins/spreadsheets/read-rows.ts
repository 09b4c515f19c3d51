import type { Label } from '../../platform/admin/labels.ts'
import { unescapeCell } from '../../platform/text/escape-cell.ts'
import { keyOf, type Table } from './table.ts'

/** A row of a file: its number there, its document, and its cells by column. */
export type FileRow = {
  row: number
  id: number | null
  cells: Record<string, string>
  /** The columns of the cells that are numbers of a workbook. */
  numbers?: string[] | undefined
}

export type FileRows = { rows: FileRow[]; unknown: string[] } | { fault: Label }

export const idHeading = 'ID'
/** Of PostgreSQL's ids. */
const largestId = 2_147_483_647

/** Finds the columns of a table by their headings, in either language and any order; other columns are left out. */
export function readRows(table: Table, [headings = [], ...lines]: string[][]): FileRows {
  const names = headings.map((heading) => unescapeCell(heading).trim())
  const idAt = names.findIndex((name) => name.toUpperCase() === idHeading)
  if (idAt < 0) {
    return {
      fault: {
        id: 'Baris pertama tidak berisi judul kolom “ID”. Mulailah dari berkas yang diunduh di sini.',
        en: 'The first row has no heading “ID”. Begin with a file that was downloaded here.',
      },
    }
  }
  const columns = names.map((name) =>
    table.columns.find(({ heading }) =>
      [heading.id, heading.en].some((text) => isSame(text, name)),
    ),
  )
  const known = columns.filter((column) => column !== undefined)
  const repeated = known.find((column, index) => known.indexOf(column) !== index)
  if (repeated) {
    return {
      fault: {
        id: `Kolom “${repeated.heading.id}” ada dua kali.`,
        en: `The column “${repeated.heading.en}” is there twice.`,
      },
    }
  }
  const rows: FileRow[] = []
  const seen = new Set<number>()
  for (const [index, line] of lines.entries()) {
    const row = index + 2
    if (line.every((cell) => cell.trim() === '')) continue
    const written = normalised(line[idAt])
    const id = written === '' ? null : Number(written)
    if (id !== null && (!/^[1-9]\d*$/.test(written) || id > largestId)) {
      return {
        fault: {
          id: `Baris ${row}: “${written.slice(0, 20)}” bukan ID.`,
          en: `Row ${row}: “${written.slice(0, 20)}” is not an ID.`,
        },
      }
    }
    if (id !== null && !table.lines && seen.has(id)) {
      return {
        fault: {
          id: `Baris ${row}: ID ${id} ada dua kali.`,
          en: `Row ${row}: the ID ${id} is there twice.`,
        },
      }
    }
    if (id !== null) seen.add(id)
    const cells: Record<string, string> = {}
    for (const [at, column] of columns.entries()) {
      if (column && !column.isReadOnly)
        cells[keyOf(column)] = normalised(unescapeCell(line[at] ?? ''))
    }
    rows.push({ row, id, cells })
  }
  const unknown = names.filter((name, at) => at !== idAt && name !== '' && !columns[at])
  return { rows: table.lines ? together(rows) : rows, unknown }
}

/** The lines of a document one after the other, since they are written together; a program may have sorted them. */
function together(rows: readonly FileRow[]): FileRow[] {
  const groups = new Map<number | null, FileRow[]>()
  for (const row of rows) {
    const group = groups.get(row.id)
    if (group) group.push(row)
    else groups.set(row.id, [row])
  }
  return [...groups.values()].flat()
}

/** Programs differ in line ends and in space around a text, which nobody sees. */
export function normalised(text = ''): string {
  return text.replace(/\r\n?/g, '\n').trim()
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
