import type { Product } from '@niaga/contract/entities'
import { figureText } from '@niaga/contract/figure-text'
import { rejectionText } from '@niaga/contract/grades'
import type { Locale } from '@niaga/contract/locale'
import { type SheetRow, sheetValue, valueText } from '@niaga/contract/sheets'
import { translated } from '@niaga/contract/translation'
import { m } from '../../../paraglide/messages.js'
import type { ShownGrade } from '../../../structured-data/product.ts'
import { gradeSlugs } from '../../../ui/slug.ts'
import { heatLink, isMoisture } from './calculator-links.ts'
import { type PriceView, priceView } from './price-view.ts'

/** A grade in one language; missing texts are `''`. */
export type GradeView = {
  /** Its name in an address, the same in every language. */
  slug: string
  name: string
  /** Its name with that of its product, as in a request. */
  title: string
  /** The page of its product with this grade chosen, in the default language. */
  path: string
  use: string
  note: string
  price: PriceView | null
  /** The calculator of calorific values filled with the grade's figures, `''` if it cannot be filled. */
  calculator: string
  rows: SheetRow[]
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
  /** Whether the chosen grades differ in this row. */
  isDifferent?: boolean
}

/** The grades of a product side by side. */
export type GradeMatrix = {
  grades: GradeView[]
  rows: MatrixRow[]
  /** Where coal is sampled; `''` for others. */
  note: string
  /** Basis of the specification's moisture, for grades with two bases; `''` for others. */
  specificationNote: string
  /** Whether the grades are sold by their energy, as only coal is. */
  isCoal: boolean
}

/** Hosts may send any number. */
const maxGrades = 12
const maxRows = 40

/** Returns the grades of a product in one language, without rows that would make the page too long. */
export function gradeViews(product: Product, locale: Locale): GradeView[] {
  const grades = (product.grades ?? []).slice(0, maxGrades)
  const slugs = gradeSlugs(grades)
  return grades.map((source, index) => {
    const grade = { ...source, rows: source.rows.slice(0, maxRows) }
    const [slug = '', name] = [slugs[index], translated(grade, 'name', locale)]
    return {
      ...{ slug, name },
      title: m.offer_grade_of(
        { product: translated(product, 'name', locale), grade: name },
        { locale },
      ),
      path: `/produk/${product.id}?mutu=${slug}`,
      use: translated(grade, 'use', locale),
      note: translated(grade, 'note', locale),
      price: priceView(grade, locale),
      calculator: heatLink(grade),
      rows: grade.rows,
    }
  })
}

/** Returns the grades of a product side by side; `null` without grades. */
export function gradeMatrix(product: Product, locale: Locale): GradeMatrix | null {
  const grades = gradeViews(product, locale)
  if (grades.length === 0) return null
  const rows = new Map<string, MatrixRow>()
  for (const [column, grade] of grades.entries()) {
    for (const gradeRow of grade.rows) {
      const { cell, ...named } = gradeLine(gradeRow, locale)
      const key = Object.values(named).join('\n').toLowerCase()
      const row = rows.get(key) ?? { ...named, cells: grades.map(() => null) }
      row.cells[column] = cell
      rows.set(key, row)
    }
  }
  const moistures = grades.flatMap((grade) => grade.rows).filter(isMoisture)
  const hasBoth = ['ARB', 'ADB'].every((basis) => moistures.some((row) => row.basis === basis))
  const lines = [...rows.values()]
  const isCoal = lines.some(({ unit }) => /^k[ck]al\/kg$/i.test(unit))
  const [note, specificationNote] = [
    isCoal ? m.sheet_sample({}, { locale }) : '',
    hasBoth ? m.sheet_moisture_basis({}, { locale }) : '',
  ]
  return { grades, rows: lines, note, specificationNote, isCoal }
}

/** Returns the matrix with only the grades of an address, and only the rows that they have; all of it without any. */
export function chosenGrades(matrix: GradeMatrix, search: URLSearchParams): GradeMatrix {
  const picks = search.getAll('mutu')
  const places = matrix.grades.flatMap(({ slug }, place) => (picks.includes(slug) ? place : []))
  if (places.length === 0) return matrix
  const rows = matrix.rows.flatMap((row) => {
    const cells = places.map((place) => row.cells[place] ?? null)
    const isDifferent = new Set(cells.map((cell) => JSON.stringify(cell))).size > 1
    return cells.some((cell) => cell !== null) ? { ...row, cells, isDifferent } : []
  })
  return { ...matrix, grades: places.flatMap((place) => matrix.grades[place] ?? []), rows }
}

/** Returns the typical figures of each grade, for structured data. */
export function gradeFigures(matrix: GradeMatrix | null): ShownGrade[] {
  return (matrix?.grades ?? []).map(({ name, path }, column) => ({
    ...{ name, path },
    figures:
      matrix?.rows.flatMap(({ parameter, basis, unit, cells }) => {
        const value = cells[column]?.typical
        return value ? [{ name: [parameter, basis].filter(Boolean).join(', '), value, unit }] : []
      }) ?? [],
  }))
}

/** Returns a parameter of one grade with its figures. */
export function gradeLine(
  row: SheetRow,
  locale: Locale,
): Omit<MatrixRow, 'cells' | 'isDifferent'> & { cell: GradeCell } {
  const value = sheetValue(row)
  const words = translated(row, 'text', locale)
  const valueWords = value ? valueText(words ? { text: words } : value, locale) : ''
  const typical = row.typical === undefined ? valueWords : figureText(row.typical, locale)
  return {
    parameter: translated(row, 'parameter', locale),
    unit: translated(row, 'unit', locale),
    basis: row.basis ?? '',
    method: row.method ?? '',
    cell: {
      typical,
      range: typical === valueWords ? '' : valueWords,
      rejection: rejectionText(translated(row, 'rejection', locale), locale),
    },
  }
}
