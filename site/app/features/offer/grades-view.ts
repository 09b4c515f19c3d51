import { figureText } from '@niaga/contract/figure-text'
import { type Grade, rejectionText } from '@niaga/contract/grades'
import type { Locale } from '@niaga/contract/locale'
import { type SheetRow, sheetValue, valueText } from '@niaga/contract/sheets'
import { translated } from '@niaga/contract/translation'
import { m } from '../../paraglide/messages.js'
import { heatLink, isMoisture } from './calculator-links.ts'
import { distinctSlugs } from './slug.ts'

/** A grade in one language; missing texts are `''`. */
export type GradeHead = {
  /** Its name in an address, the same in every language. */
  slug: string
  name: string
  use: string
  note: string
  /** The calculator of calorific values filled with the grade's figures, `''` if it cannot be filled. */
  calculator: string
}

export type GradeCell = {
  typical: string
  /** The actual value, if the typical value differs. */
  range: string
  rejection: string
}

/** A parameter with its figures in each grade; `null` if a grade lacks it. */
export type MatrixRow = {
  parameter: string
  unit: string
  basis: string
  method: string
  cells: (GradeCell | null)[]
}

/** The grades of a product side by side. */
export type GradeMatrix = {
  grades: GradeHead[]
  rows: MatrixRow[]
  /** Basis of the specification's moisture, for grades with two bases; `''` for others. */
  note: string
}

/** Hosts may send any number. */
const maxGrades = 12
const maxRows = 40

/** Returns the grades to show, without rows that would make the page too long. */
export function shownGrades(grades: readonly Grade[] | undefined): Grade[] {
  return (grades ?? [])
    .slice(0, maxGrades)
    .map((grade) => ({ ...grade, rows: grade.rows.slice(0, maxRows) }))
}

/** Returns the names of the shown grades in addresses, in their order. */
export function gradeSlugs(grades: readonly Grade[]): string[] {
  return distinctSlugs(
    grades.map(({ name }) => name),
    'mutu',
  )
}

/** Returns the grades of a product in one language; `null` without grades. */
export function gradeMatrix(
  given: readonly Grade[] | undefined,
  locale: Locale,
): GradeMatrix | null {
  const grades = shownGrades(given)
  if (grades.length === 0) return null
  const slugs = gradeSlugs(grades)
  const heads = grades.map((grade, index) => ({
    slug: slugs[index] ?? '',
    name: translated(grade, 'name', locale),
    use: translated(grade, 'use', locale),
    note: translated(grade, 'note', locale),
    calculator: heatLink(grade),
  }))
  const rows = new Map<string, MatrixRow>()
  for (const [column, grade] of grades.entries()) {
    for (const given of grade.rows) {
      const { cell, ...named } = getLine(given, locale)
      const key = Object.values(named).join('\n').toLowerCase()
      const row = rows.get(key) ?? { ...named, cells: grades.map(() => null) }
      row.cells[column] = cell
      rows.set(key, row)
    }
  }
  const moistures = grades.flatMap((grade) => grade.rows).filter(isMoisture)
  const hasBoth = ['ARB', 'ADB'].every((basis) => moistures.some((row) => row.basis === basis))
  const note = hasBoth ? m.sheet_moisture_basis({}, { locale }) : ''
  return { grades: heads, rows: [...rows.values()], note }
}

function getLine(row: SheetRow, locale: Locale): Omit<MatrixRow, 'cells'> & { cell: GradeCell } {
  const value = sheetValue(row)
  const words = translated(row, 'text', locale)
  const written = value ? valueText(words ? { text: words } : value, locale) : ''
  const typical = row.typical === undefined ? written : figureText(row.typical, locale)
  return {
    parameter: translated(row, 'parameter', locale),
    unit: translated(row, 'unit', locale),
    basis: row.basis ?? '',
    method: row.method ?? '',
    cell: {
      typical,
      range: typical === written ? '' : written,
      rejection: rejectionText(translated(row, 'rejection', locale), locale),
    },
  }
}
