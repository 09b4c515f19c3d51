import { type Grade, rejectionText } from '@niaga/contract/grades'
import type { Locale } from '@niaga/contract/locale'
import { figureText, type SheetRow, sheetValue, valueText } from '@niaga/contract/sheets'
import { translated } from '@niaga/contract/translation'

/** A row of a grade in one language; missing texts are `''`. */
export type GradeLine = {
  parameter: string
  unit: string
  basis: string
  method: string
  typical: string
  /** The value itself, where the typical one is another. */
  range: string
  rejection: string
}

export type GradeView = {
  name: string
  use: string
  note: string
  lines: GradeLine[]
}

/** A parameter with its figures in each grade; `null` where a grade does not have it. */
export type MatrixRow = Pick<GradeLine, 'parameter' | 'unit' | 'basis' | 'method'> & {
  cells: (Pick<GradeLine, 'typical' | 'range' | 'rejection'> | null)[]
}

export type GradeMatrix = { grades: Pick<GradeView, 'name' | 'use'>[]; rows: MatrixRow[] }

/** A host may have any number. */
const mostGrades = 12
const mostRows = 40

/** How many rows of a grade the page of its product shows. */
export const decidingRows = 5

/** The grades of a product in one language. */
export function gradeViews(grades: readonly Grade[] | undefined, locale: Locale): GradeView[] {
  return (grades ?? []).slice(0, mostGrades).map((grade) => ({
    name: translated(grade, 'name', locale),
    use: translated(grade, 'use', locale),
    note: translated(grade, 'note', locale),
    lines: grade.rows.slice(0, mostRows).map((row) => lineOf(row, locale)),
  }))
}

/** All grades side by side, by parameter; `null` where there are no figures. */
export function gradeMatrix(grades: readonly GradeView[]): GradeMatrix | null {
  const rows = new Map<string, MatrixRow>()
  for (const [column, { lines }] of grades.entries()) {
    for (const { parameter, unit, basis, method, ...cell } of lines) {
      const key = [parameter, unit, basis, method].join('\n').toLowerCase()
      const row = rows.get(key) ?? { parameter, unit, basis, method, cells: grades.map(() => null) }
      row.cells[column] = cell
      rows.set(key, row)
    }
  }
  if (rows.size === 0) return null
  return { grades: grades.map(({ name, use }) => ({ name, use })), rows: [...rows.values()] }
}

function lineOf(row: SheetRow, locale: Locale): GradeLine {
  const value = sheetValue(row)
  const words = translated(row, 'text', locale)
  const written = value ? valueText(words ? { text: words } : value, locale) : ''
  const typical = row.typical === undefined ? written : figureText(row.typical, locale)
  return {
    parameter: translated(row, 'parameter', locale),
    unit: translated(row, 'unit', locale),
    basis: row.basis ?? '',
    method: row.method ?? '',
    typical,
    range: typical === written ? '' : written,
    rejection: rejectionText(translated(row, 'rejection', locale), locale),
  }
}
