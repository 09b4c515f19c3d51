import type { BaseLocale } from '@niaga/contract/locale'
import { localizedRows } from '../../collections/content/rows.ts'
import { fieldsOfKind, hasField } from '../../collections/sheets/validate-row.ts'
import { textOf } from './columns.ts'
import type { Both, Stored } from './table.ts'

export type Texts = Record<string, unknown>

/** A grade or a row of one, in both languages. */
export type Part = Record<BaseLocale, Texts>

export type GradeRows = { grade: Part; rows: Part[] }

export const valueFields = Object.values(fieldsOfKind).flat()

/** The grades of a product with their rows, without what is left of values of another kind. */
export function gradesOf(product: Both): GradeRows[] {
  return localizedRows(product, ({ grades }) => rowsOf(grades)).map((grade) => ({
    grade: { id: { ...grade.id }, en: { ...grade.en } },
    rows: localizedRows(grade, ({ rows }) => rowsOf(rows)).map(({ id, en }) => {
      const isHidden = (name: string) => !hasField(id, name as never)
      const hidden = Object.fromEntries(valueFields.filter(isHidden).map((name) => [name, null]))
      return { id: { ...id, ...hidden }, en: { ...en, ...hidden } }
    }),
  }))
}

/** The lines of a product: each row of a grade, a grade without rows, or the product without grades. */
export function gradeLines(product: Both): Both[] {
  const lines = gradesOf(product).flatMap(({ grade, rows }) =>
    rows.length === 0
      ? [lineOf(product, grade, null, true)]
      : rows.map((row, index) => lineOf(product, grade, row, index === 0)),
  )
  return lines.length === 0 ? [lineOf(product, null, null, true)] : lines
}

/** A line as one document, of which the columns are fields. */
export function lineOf(
  product: Both,
  grade: Part | null,
  row: Part | null,
  isFirst: boolean,
): Both {
  const { id, updatedAt } = product.id
  const inLanguage = (locale: BaseLocale): Stored => ({
    ...{ id, updatedAt, isFirst },
    product: textOf(product.id.name),
    grade: grade?.[locale] ?? {},
    row: row?.[locale] ?? {},
  })
  return { id: inLanguage('id'), en: inLanguage('en') }
}

function rowsOf(value: unknown): Texts[] {
  return Array.isArray(value) ? value : []
}
