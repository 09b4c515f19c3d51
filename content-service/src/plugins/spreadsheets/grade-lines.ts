import type { Localised } from '@niaga/contract/locale'
import { fieldsOfKind, hasField } from '../../collections/sheets/validate-row.ts'
import { textOf } from './columns.ts'
import { type Both, inEach, type Stored } from './table.ts'

export type Texts = Record<string, unknown>

/** A grade or a grade's row, in each language. */
export type Part = Localised<Texts>

export type GradeRows = { grade: Part; rows: Part[] }

export const valueFields = Object.values(fieldsOfKind).flat()

/** Returns the grades of a product with their rows, without remaining values of another kind. */
export function gradesOf(product: Both): GradeRows[] {
  return partsOf(product, 'grades').map((grade) => ({
    grade,
    rows: partsOf(grade, 'rows').map((row) => {
      const isHidden = (name: string) => !hasField(row.id, name as never)
      const hidden = Object.fromEntries(valueFields.filter(isHidden).map((name) => [name, null]))
      return inEach(row, (own) => ({ ...own, ...hidden }))
    }),
  }))
}

/** Returns the lines of a product: each row of a grade, a grade without rows, or the product without grades. */
export function gradeLines(product: Both): Both[] {
  const lines = gradesOf(product).flatMap(({ grade, rows }) =>
    rows.length === 0
      ? [lineOf(product, grade, null, true)]
      : rows.map((row, index) => lineOf(product, grade, row, index === 0)),
  )
  return lines.length === 0 ? [lineOf(product, null, null, true)] : lines
}

/** Returns a line as one document whose fields are the columns. */
export function lineOf(
  product: Both,
  grade: Part | null,
  row: Part | null,
  isFirst: boolean,
): Both {
  const { id, updatedAt } = product.id
  return inEach(
    product,
    (_, locale): Stored => ({
      ...{ id, updatedAt, isFirst, grades: product.id.grades },
      product: textOf(product.id.name),
      grade: grade?.[locale] ?? {},
      row: row?.[locale] ?? {},
    }),
  )
}

/** Copies the rows of a list, which the languages share; only the texts differ. */
function partsOf(document: Localised<Texts>, name: string): Part[] {
  return rowsOf(document.id[name]).map((row) =>
    inEach(document, (own) => ({
      ...(rowsOf(own[name]).find(({ id }) => id === row.id) ?? row),
    })),
  )
}

function rowsOf(value: unknown): Texts[] {
  return Array.isArray(value) ? value : []
}
