import type { ItemKind } from '@niaga/contract/enquiry-terms'
import type { Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { m } from '../../paraglide/messages.js'
import { gradeMatrix } from '../offer/grades-view.ts'
import { hireFacts, unitFacts } from '../offer/unit-facts.ts'
import { type UnitView, unitViews } from '../offer/units-view.ts'

export type CompareCell = { text: string; rejection: string }

export type CompareRow = {
  name: string
  /** Unit and basis. */
  detail: string
  cells: CompareCell[]
  /** Whether not all columns have the same. */
  isDifferent: boolean
}

export type CompareColumn = {
  name: string
  detail: string
  /** The page on which it is offered. */
  path: string
  /** What a request for it names, `''` for what cannot be had any more. */
  choice: string
  kind: ItemKind
}

/** What can be ticked: the grades of a product, or the units of a machine. */
export type CompareFamily = {
  name: string
  choices: { value: string; text: string; isTicked: boolean }[]
}

export type CompareView = {
  /** The product whose grades are compared, `''` for units and for nothing. */
  family: string
  columns: CompareColumn[]
  rows: CompareRow[]
  families: CompareFamily[]
  /** Those that are compared, as they stand in an address. */
  picks: string[]
}

export const mostCompared = 4

/** What an address asks to compare, as far as it may be. */
export function readPicks(search: URLSearchParams): string[] {
  const picks = search.getAll('pilih').filter((pick) => /^\d{1,16}(\.[a-z0-9-]{1,60})?$/.test(pick))
  return [...new Set(picks)].slice(0, mostCompared)
}

/** The grades of one product beside each other: the product of the first pick that exists. */
export function compareGrades(
  products: readonly Product[],
  picks: readonly string[],
  locale: Locale,
): CompareView {
  const all = products.flatMap((product) => {
    const matrix = gradeMatrix(product.grades, locale)
    if (!matrix || matrix.rows.length === 0) return []
    const values = matrix.grades.map(({ slug }) => `${product.id}.${slug}`)
    return [{ product, name: translated(product, 'name', locale), matrix, values }]
  })
  const chosen = picks.flatMap((pick) => all.find(({ values }) => values.includes(pick)) ?? [])[0]
  const known = (chosen?.values ?? []).filter((value) => picks.includes(value))
  const families = all
    .filter(({ values }) => values.length > 1)
    .map(({ name, matrix, values }) => ({
      name,
      choices: matrix.grades.map((grade, index) => {
        const value = values[index] ?? ''
        return { value, text: grade.name, isTicked: known.includes(value) }
      }),
    }))
  if (!chosen) return { family: '', columns: [], rows: [], families, picks: [] }
  const { matrix, name, values, product } = chosen
  const places = values.flatMap((value, index) => (known.includes(value) ? index : []))
  const rows = matrix.rows.map(({ parameter, unit, basis, cells }) => ({
    name: parameter,
    detail: [unit, basis].filter(Boolean).join(' · '),
    cells: places.map((place) => {
      const { typical = '', range = '', rejection = '' } = cells[place] ?? {}
      return { text: [typical, range && `(${range})`].filter(Boolean).join(' '), rejection }
    }),
  }))
  // Only coal is sold by its energy.
  const kind = matrix.rows.some(({ unit }) => /^kcal\/kg$/i.test(unit)) ? 'coal' : 'mineral'
  return {
    family: name,
    columns: places.flatMap((place) => {
      const grade = matrix.grades[place]
      if (!grade) return []
      const choice = m.offer_grade_of({ product: name, grade: grade.name }, { locale })
      const path = `/produk/${product.id}?mutu=${grade.slug}#grades`
      return [{ name: grade.name, detail: grade.use, path, choice, kind }]
    }),
    rows: rows.filter(isFilled).map(withDifference),
    families,
    picks: known,
  }
}

/** Units beside each other, also of several machines. */
export function compareUnits(
  tools: readonly Tool[],
  picks: readonly string[],
  locale: Locale,
): CompareView {
  const all = tools.flatMap((tool) =>
    unitViews(tool.units, locale, () => null).map((unit) => ({
      unit,
      tool: { id: tool.id, name: translated(tool, 'name', locale) },
    })),
  )
  const isPicked = ({ id }: UnitView) => picks.includes(String(id))
  const chosen = all.filter(({ unit }) => isPicked(unit)).slice(0, mostCompared)
  const facts = chosen.map(({ unit }) => [...unitFacts(unit), ...hireFacts(unit)])
  const rows = (facts[0] ?? []).map(({ name }, place) => ({
    name,
    detail: '',
    cells: facts.map((own) => ({ text: own[place]?.text ?? '', rejection: '' })),
  }))
  const families = Map.groupBy(all, ({ tool }) => tool.name)
  return {
    family: '',
    columns: chosen.map(({ unit, tool }) => ({
      name: unit.name,
      detail: tool.name,
      path: `/alat/${tool.id}#unit-${unit.id}`,
      kind: 'machine',
      choice:
        unit.state === 'sold'
          ? ''
          : m.offer_unit_of({ tool: tool.name, unit: unit.name }, { locale }),
    })),
    rows: rows.filter(isFilled).map(withDifference),
    families: [...families].map(([name, own]) => ({
      name,
      choices: own.map(({ unit }) => ({
        value: String(unit.id),
        text: unit.name,
        isTicked: isPicked(unit),
      })),
    })),
    picks: chosen.map(({ unit }) => String(unit.id)),
  }
}

type Row = Omit<CompareRow, 'isDifferent'>

function isFilled({ cells }: Row): boolean {
  return cells.some(({ text, rejection }) => text !== '' || rejection !== '')
}

function withDifference(row: Row): CompareRow {
  const texts = new Set(row.cells.map(({ text, rejection }) => `${text}\n${rejection}`))
  return { ...row, isDifferent: texts.size > 1 }
}
