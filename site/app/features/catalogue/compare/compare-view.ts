import type { Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { type Goods, itemKindAt } from '../../../ui/calls.ts'
import { gradeMatrix } from '../offer/grade-view.ts'
import { type UnitView, unitViews } from '../offer/unit-view.ts'

export type CompareCell = { text: string; rejection: string }

export type CompareRow = {
  name: string
  /** Unit and basis. */
  detail: string
  cells: CompareCell[]
  /** Whether the columns differ in this row. */
  isDifferent: boolean
}

export type CompareColumn = {
  name: string
  detail: string
  /** The page of the offer. */
  path: string
  /** The item that a request names, `null` if it is no longer available. */
  goods: Goods | null
}

/** Choices for a comparison: the grades of a product, or the units of a machine. */
export type CompareFamily = {
  name: string
  choices: { value: string; text: string; isTicked: boolean }[]
}

export type CompareView = {
  /** The product whose grades are compared, `''` for units or without a comparison. */
  family: string
  columns: CompareColumn[]
  rows: CompareRow[]
  families: CompareFamily[]
  /** The compared items, as written in an address. */
  picks: string[]
  /** Names of the ticked items that are not compared. */
  left: string[]
  /** The product or machine of all compared items and its contact; `null` for several machines. */
  about: (Goods & { contactId: number | undefined }) | null
}

const maxCompared = 4

/** An address may name more items than are compared; the page then shows a notice. */
const maxPicks = 20

/** Reads the items to compare from an address. */
export function readPicks(search: URLSearchParams): string[] {
  const picks = search.getAll('pilih').filter((pick) => /^\d{1,16}(\.[a-z0-9-]{1,60})?$/.test(pick))
  return [...new Set(picks)].slice(0, maxPicks)
}

/** Compares grades of one product: the product of the first pick that exists. */
export function compareGrades(
  products: readonly Product[],
  picks: readonly string[],
  locale: Locale,
): CompareView {
  const all = products.flatMap((product) => {
    const matrix = gradeMatrix(product, locale)
    if (!matrix || matrix.rows.length === 0) return []
    const values = matrix.grades.map(({ slug }) => `${product.id}.${slug}`)
    return [{ product, name: translated(product, 'name', locale), matrix, values }]
  })
  const chosen = picks.flatMap((pick) => all.find(({ values }) => values.includes(pick)) ?? [])[0]
  const known = (chosen?.values ?? [])
    .filter((value) => picks.includes(value))
    .slice(0, maxCompared)
  const left = all.flatMap(({ matrix, values }) =>
    matrix.grades.flatMap(({ title }, index) => {
      const value = values[index] ?? ''
      return picks.includes(value) && !known.includes(value) ? title : []
    }),
  )
  const families = all
    .filter(({ values }) => values.length > 1)
    .map(({ name, matrix, values }) => ({
      name,
      choices: matrix.grades.map((grade, index) => {
        const value = values[index] ?? ''
        return { value, text: grade.name, isTicked: known.includes(value) }
      }),
    }))
  if (!chosen) return { family: '', columns: [], rows: [], families, picks: [], left, about: null }
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
  const kind = itemKindAt(`/produk/${product.id}`, product.sheet ?? null, matrix)
  const columns = places.flatMap((place) => {
    const grade = matrix.grades[place]
    if (!grade) return []
    const { title, path, use } = grade
    return [
      { name: grade.name, detail: use, path: `${path}#grades`, goods: { product: title, kind } },
    ]
  })
  return {
    family: name,
    columns,
    rows: rows.filter(isFilled).map(withDifference),
    families,
    picks: known,
    left,
    about: { product: name, kind, contactId: product.contact_id },
  }
}

/** Compares units, also of several machines. */
export function compareUnits(
  tools: readonly Tool[],
  picks: readonly string[],
  locale: Locale,
): CompareView {
  const all = tools.flatMap((tool) =>
    unitViews(tool, locale).map((unit) => ({ unit, contactId: tool.contact_id })),
  )
  const isPicked = ({ id }: UnitView) => picks.includes(String(id))
  const picked = all.filter(({ unit }) => isPicked(unit))
  const chosen = picked.slice(0, maxCompared)
  const [first] = chosen
  const isOneTool = chosen.every(({ unit }) => unit.tool.id === first?.unit.tool.id)
  const facts = chosen.map(({ unit }) => [...unit.facts, ...unit.hire])
  const rows = (facts[0] ?? []).map(({ name }, place) => ({
    name,
    detail: '',
    cells: facts.map((own) => ({ text: own[place]?.text ?? '', rejection: '' })),
  }))
  const families = Map.groupBy(all, ({ unit }) => unit.tool.name)
  return {
    family: '',
    columns: chosen.map(({ unit: { name, tool, path, goods } }) => {
      return { name, detail: tool.name, path, goods }
    }),
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
    left: picked.slice(maxCompared).map(({ unit }) => unit.name),
    about:
      first && isOneTool
        ? { product: first.unit.tool.name, kind: 'machine', contactId: first.contactId }
        : null,
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
