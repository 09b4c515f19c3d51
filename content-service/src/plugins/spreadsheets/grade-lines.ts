import type { Localized } from '@niaga/contract/locale'
import { hasField, kindFields } from '../../collections/sheets/validate-row.ts'
import { getText } from './columns.ts'
import { type Both, mapLocales, type Stored } from './table.ts'

export type Texts = Record<string, unknown>

/** A grade or a grade's row, in each language. */
export type Part = Localized<Texts>

export type GradeRows = { grade: Part; rows: Part[] }

export const valueFields = Object.values(kindFields).flat()

/** Returns the grades of a product with their rows, without remaining values of another kind. */
export function getGrades(product: Both): GradeRows[] {
  return getParts(product, 'grades').map((grade) => ({
    grade,
    rows: getParts(grade, 'rows').map((row) => {
      const isHidden = (name: string) => !hasField(row.id, name as never)
      const hidden = Object.fromEntries(valueFields.filter(isHidden).map((name) => [name, null]))
      return mapLocales(row, (own) => ({ ...own, ...hidden }))
    }),
  }))
}

/** Returns the lines of a product: each row of a grade, a grade without rows, or the product without grades. */
export function gradeLines(product: Both): Both[] {
  const lines = getGrades(product).flatMap(({ grade, rows }) =>
    rows.length === 0
      ? [getLine(product, grade, null, true)]
      : rows.map((row, index) => getLine(product, grade, row, index === 0)),
  )
  return lines.length === 0 ? [getLine(product, null, null, true)] : lines
}

/** Returns a line as one document whose fields are the columns. */
export function getLine(
  product: Both,
  grade: Part | null,
  row: Part | null,
  isFirst: boolean,
): Both {
  const { id, updatedAt } = product.id
  return mapLocales(
    product,
    (_, locale): Stored => ({
      ...{ id, updatedAt, isFirst, grades: product.id.grades },
      product: getText(product.id.name),
      grade: grade?.[locale] ?? {},
      row: row?.[locale] ?? {},
    }),
  )
}

/** Copies the rows of a list, which the languages share; only the texts differ. */
function getParts(document: Localized<Texts>, name: string): Part[] {
  return getRows(document.id[name]).map((row) =>
    mapLocales(document, (own) => ({
      ...(getRows(own[name]).find(({ id }) => id === row.id) ?? row),
    })),
  )
}

function getRows(value: unknown): Texts[] {
  return Array.isArray(value) ? value : []
}
