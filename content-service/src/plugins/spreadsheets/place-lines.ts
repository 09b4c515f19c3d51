import type { Label } from '../../platform/admin/labels.ts'
import { getText } from './columns.ts'
import type { GradeRows, Part } from './grade-lines.ts'
import { type AskedRow, type Column, getKey } from './table.ts'

type Fault = { key: string; message: Label }

/** The grade and row of a file's line. */
export type Placed = {
  line: AskedRow
  /** `null` for an empty line. */
  grade: GradeRows | null
  row: Part | null
  isNewGrade: boolean
  isNewRow: boolean
  faults: Fault[]
}

const keys = {
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
  const takenBy = new Map<Part, number>()
  const saidIn = new Map<GradeRows, number>()
  const added = new Set<object>()

  const place = (line: AskedRow, grade: GradeRows, row: Part | null): Placed => {
    const faults: Fault[] = []
    const before = row ? takenBy.get(row) : undefined
    if (before !== undefined) faults.push({ key: keys.rowId, message: sentences.twice(before) })
    if (row) takenBy.set(row, line.row)
    const name = line.cells[keys.name]
    if (name !== undefined && !isSame(name, names.get(grade))) {
      const said = saidIn.get(grade)
      if (name === '') faults.push({ key: keys.name, message: sentences.unnamed })
      else if (said === undefined) names.set(grade, name)
      else faults.push({ key: keys.name, message: sentences.named(names.get(grade) ?? '', said) })
    }
    if (name && !saidIn.has(grade)) saidIn.set(grade, line.row)
    const known = name === undefined ? {} : { [keys.name]: names.get(grade) ?? '' }
    return {
      ...{ grade, row, faults },
      line: { ...line, cells: { ...line.cells, ...known } },
      isNewGrade: added.has(grade),
      isNewRow: row !== null && added.has(row),
    }
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
    let grade = grades.find((one) => isSame(name, names.get(one)))
    if (!grade) {
      grade = { grade: { id: {}, en: {} }, rows: [] }
      grades.push(grade)
      names.set(grade, name)
      added.add(grade)
    }
    const hasRow = Object.entries(line.cells).some(
      ([key, cell]) => key.startsWith('row.') && cell !== '',
    )
    if (!hasRow) return place(line, grade, null)
    const [parameter, basis] = [line.cells[keys.parameter], line.cells[keys.basis]]
    const isFree = (row: Part) => !takenBy.has(row) && !added.has(row)
    let row = grade.rows.find(
      (one) =>
        isFree(one) &&
        isSame(getText(one.id.parameter), parameter) &&
        isSame(getText(one.id.basis), basis),
    )
    if (!row) {
      row = { id: {}, en: {} }
      grade.rows.push(row)
      added.add(row)
    }
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
  return { line, grade: null, row: null, isNewGrade: false, isNewRow: false, faults }
}

/** Whether the line is the first of its grade, which contains the grade's single values. */
export function isFirstInGroup({ grade, row }: Placed): boolean {
  return row === null ? grade?.rows.length === 0 : grade?.rows[0] === row
}

export function getColumn(columns: readonly Column[], key: string): Column | undefined {
  return columns.find((column) => getKey(column) === key)
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
