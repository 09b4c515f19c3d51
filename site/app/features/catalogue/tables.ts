import type { Product, Tool } from '@niaga/contract/entities'
import { figureText } from '@niaga/contract/figure-text'
import type { Locale } from '@niaga/contract/locale'
import { type Sheet, sheetValue, valueText } from '@niaga/contract/sheets'
import { m } from '../../paraglide/messages.js'
import type { CompareView } from './compare/compare-view.ts'
import {
  chosenGrades,
  type GradeMatrix,
  type GradeView,
  gradeMatrix,
  type MatrixRow,
} from './offer/grade-view.ts'
import { openWindows, windowView } from './offer/terms-view.ts'
import { unitViews } from './offer/unit-view.ts'

export type Table = string[][]

/** Hosts may send any number. */
const maxRows = 200

/**
 * Returns the table of a sheet's page: its figures, with the ends of each range in separate cells, then its product's
 * grades.
 */
export function sheetTable(
  { rows }: Pick<Sheet, 'rows'>,
  matrix: GradeMatrix | null,
  locale: Locale,
): Table {
  const words = [
    ...[m.sheet_parameter, m.table_measure, m.sheet_unit, m.sheet_value],
    ...[m.table_from, m.table_to, m.offer_basis, m.offer_method],
  ]
  // A sheet's language may differ from the visitor's.
  const head = words.map((text) => text({}, { locale }))
  const lines = rows.slice(0, maxRows).map((row) => {
    const value = sheetValue(row)
    const end = (figure: string | undefined) =>
      figure === undefined ? '' : figureText(figure, locale)
    return [
      row.parameter,
      row.measure ?? '',
      row.unit ?? '',
      value ? valueText(value, locale) : '',
      end(row.from ?? row.exact ?? row.over),
      end(row.to ?? row.exact ?? row.under),
      row.basis ?? '',
      row.method ?? '',
    ]
  })
  const grades = matrix && gradeColumns(matrix, locale)
  const ownLines = (matrix?.rows ?? []).map((row) => [
    ...[row.parameter, '', row.unit, '', '', '', row.basis, row.method],
    ...(grades?.getCells(row) ?? []),
  ])
  const blank = (grades?.head ?? []).map(() => '')
  return [
    [...head, ...(grades?.head ?? [])],
    ...lines.map((line) => [...line, ...blank]),
    ...ownLines,
  ]
}

/** Returns the columns of grades: the typical figure, the range if a grade has a range, and the rejection limit. */
function gradeColumns({ grades, rows }: GradeMatrix, locale: Locale) {
  const hasRanges = rows.some(({ cells }) => cells.some((cell) => cell?.range))
  const words = [m.offer_typical, ...(hasRanges ? [m.sheet_value] : []), m.offer_rejection]
  return {
    head: grades.flatMap(({ name }) => words.map((word) => `${name}: ${word({}, { locale })}`)),
    getCells: ({ cells }: MatrixRow) =>
      cells.flatMap((cell) => [
        cell?.typical ?? '',
        ...(hasRanges ? [cell?.range ?? ''] : []),
        cell?.rejection ?? '',
      ]),
  }
}

/**
 * Returns the grades of a product, or those chosen in an address, each with its columns, its price and the loading windows
 * of a day in Jakarta; `null` without grades.
 */
export function gradeTable(
  product: Product,
  search: URLSearchParams,
  locale: Locale,
  today: string,
): Table | null {
  const all = gradeMatrix(product, locale)
  if (!all || all.rows.length === 0) return null
  const matrix = chosenGrades(all, search)
  const head = [m.sheet_parameter, m.sheet_unit, m.offer_basis, m.offer_method].map((text) =>
    text(),
  )
  const columns = gradeColumns(matrix, locale)
  const lines = [...matrix.rows, ...termRows(product, matrix.grades, locale, today)].map((row) => [
    ...[row.parameter, row.unit, row.basis, row.method],
    ...columns.getCells(row),
  ])
  return [[...head, ...columns.head], ...lines]
}

/** Returns the price of each grade and its loading windows as rows of the matrix. */
function termRows(
  product: Product,
  grades: readonly GradeView[],
  locale: Locale,
  today: string,
): MatrixRow[] {
  const row = (parameter: string, texts: string[]): MatrixRow => {
    const cells = texts.map((typical) => ({ typical, range: '', rejection: '' }))
    return { parameter, unit: '', basis: '', method: '', cells }
  }
  const prices = grades.map(({ price }) =>
    price ? [price.text, price.note].filter(Boolean).join('; ') : '',
  )
  const windows = openWindows(product.terms ?? {}, today).map((window) => {
    const { days, port, tonnes, grade } = windowView(window, product, locale)
    const text = [days, tonnes, port].filter(Boolean).join('; ')
    return row(
      m.offer_windows(),
      grades.map(({ name }) => (!grade || grade === name ? text : '')),
    )
  })
  return [...(prices.some(Boolean) ? [row(m.offer_unit_price(), prices)] : []), ...windows]
}

/** Returns the units of a machine, a row for each; `null` without units. */
export function unitTable(tool: Tool, locale: Locale): Table | null {
  const units = unitViews(tool, locale)
  const [first] = units
  if (!first) return null
  return [
    [m.table_unit(), ...[...first.facts, ...first.hire].map(({ name }) => name)],
    ...units.map(({ name, facts, hire }) => [name, ...[...facts, ...hire].map(({ text }) => text)]),
  ]
}

/** Returns the comparison as shown; `null` if it is empty. */
export function compareTable({ columns, rows }: CompareView): Table | null {
  if (columns.length === 0) return null
  return [
    [m.sheet_parameter(), ...columns.map(({ name }) => name)],
    ...rows.map(({ name, cells }) => [name, ...cells]),
  ]
}
