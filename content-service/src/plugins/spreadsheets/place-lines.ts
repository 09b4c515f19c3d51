import type { Label } from '../../platform/admin/labels.ts'
import { getText } from './columns.ts'
import type { GradeRows, Part } from './grade-lines.ts'
import { type AskedRow, getKey } from './table.ts'

type Fault = { key: string; message: Label }

/** The grade and row of a file's line. */
export type Placed = {
  line: AskedRow
  /** `null` for an empty line, or one without a place. */
  grade: GradeRows | null
  row: Part | null
  isNew: boolean
  faults: Fault[]
}

export const keys = {
  rowId: getKey({ field: 'row.id', locale: 'id' }),
  name: getKey({ field: 'grade.name', locale: 'id' }),
  parameter: getKey({ field: 'row.parameter', locale: 'id' }),
  basis: getKey({ field: 'row.basis', locale: 'id' }),
}

/**
 * Finds the grade and the row of each line. A line with an id is the row with that id; any other is the row of the same
 * parameter and basis in the grade of its name, so importing a file twice adds nothing. Missing grades and rows are added
 * to the given ones.
 */
export function placeLines(grades: GradeRows[], lines: readonly AskedRow[]): Placed[] {
  const names = new Map(grades.map((grade) => [grade, getText(grade.grade.id.name)]))
  /** The line of each row that has one, and the first that names a grade. */
  const lineFor = new Map<Part | GradeRows, number>()
  const added = new Set<Part | GradeRows>()

  function add<Item extends Part | GradeRows>(list: Item[], item: Item): Item {
    list.push(item)
    added.add(item)
    return item
  }

  const place = (line: AskedRow, grade: GradeRows, row: Part | null): Placed => {
    const faults: Fault[] = []
    const before = row ? lineFor.get(row) : undefined
    if (before !== undefined) faults.push({ key: keys.rowId, message: sentences.twice(before) })
    if (row) lineFor.set(row, line.row)
    const name = line.cells[keys.name]
    const namedIn = lineFor.get(grade)
    if (name !== undefined && !isSame(name, names.get(grade))) {
      if (name === '') faults.push({ key: keys.name, message: sentences.unnamed })
      else if (namedIn === undefined) names.set(grade, name)
      else
        faults.push({ key: keys.name, message: sentences.named(names.get(grade) ?? '', namedIn) })
    }
    if (name && namedIn === undefined) lineFor.set(grade, line.row)
    const nameCell = name === undefined ? {} : { [keys.name]: names.get(grade) ?? '' }
    const cells = { ...line.cells, ...nameCell, [keys.rowId]: getText(row?.id.id) }
    return { line: { ...line, cells }, grade, row, isNew: added.has(row ?? grade), faults }
  }

  const placeById = (line: AskedRow, id: string): Placed => {
    for (const grade of grades) {
      const row = grade.rows.find((one) => one.id.id === id)
      if (row) return place(line, grade, row)
    }
    return nowhere(line, { key: keys.rowId, message: sentences.gone })
  }

  const placeByName = (line: AskedRow): Placed => {
    const name = line.cells[keys.name] ?? ''
    if (name === '') {
      const says = Object.values(line.cells).some((cell) => cell !== '')
      return nowhere(line, ...(says ? [{ key: keys.name, message: sentences.unnamed }] : []))
    }
    const grade =
      grades.find((one) => isSame(name, names.get(one))) ??
      add(grades, { grade: { id: {}, en: {} }, rows: [] })
    if (!names.has(grade)) names.set(grade, name)
    const hasRow = Object.entries(line.cells).some(
      ([key, cell]) => key.startsWith('row.') && cell !== '',
    )
    if (!hasRow) return place(line, grade, null)
    const isAsked = (row: Part) =>
      !lineFor.has(row) &&
      isSame(getText(row.id.parameter), line.cells[keys.parameter]) &&
      isSame(getText(row.id.basis), line.cells[keys.basis])
    const row = grade.rows.find(isAsked) ?? add(grade.rows, { id: {}, en: {} })
    return place(line, grade, row)
  }

  // Lines with an id come first: the others are matched with the remaining rows.
  const byId = new Map(
    lines.flatMap((line) => {
      const id = (line.cells[keys.rowId] ?? '').replace(/^#/, '')
      return id === '' ? [] : [[line, placeById(line, id)]]
    }),
  )
  return lines.map((line) => byId.get(line) ?? placeByName(line))
}

function nowhere(line: AskedRow, ...faults: Fault[]): Placed {
  return { line, grade: null, row: null, isNew: false, faults }
}

/** Whether the line is the first of its grade, which contains the grade's single values. */
export function isFirstInGroup({ grade, row }: Placed): boolean {
  return row === null ? grade?.rows.length === 0 : grade?.rows[0] === row
}

function isSame(one = '', other = ''): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

const sentences = {
  gone: {
    id: 'Baris ini tidak ada di produk ini. Kosongkan ID barisnya untuk menambahkan baris baru.',
    en: 'This row is not in the product. Leave the row ID empty to add a row.',
  },
  unnamed: { id: 'Tulis nama mutunya.', en: 'Write the name of the grade.' },
  twice: (row: number) => ({
    id: `Baris ${row} berisi baris yang sama.`,
    en: `Row ${row} is a duplicate.`,
  }),
  named: (name: string, row: number) => ({
    id: `Di baris ${row} mutu ini bernama “${name}”. Tulis nama yang sama di semua barisnya.`,
    en: `In row ${row} this grade is called “${name}”. Write the same name in all its rows.`,
  }),
}
