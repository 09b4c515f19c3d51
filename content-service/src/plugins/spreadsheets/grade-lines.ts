import type { Localized } from '@niaga/contract/locale'
import { type LocalizedDocument, mapLocales } from './table.ts'

type Texts = Record<string, unknown>

/** A grade or a grade's row, in each language. */
export type Part = Localized<Texts>

export type GradeRows = { grade: Part; rows: Part[] }

/** Returns the grades of a product with their rows. */
export function getGrades(product: LocalizedDocument): GradeRows[] {
  return getParts(product, 'grades').map((grade) => ({ grade, rows: getParts(grade, 'rows') }))
}

/** Returns the lines of a product: each row of a grade, a grade without rows, or the product without grades. */
export function gradeLines(product: LocalizedDocument): LocalizedDocument[] {
  const lines = getGrades(product).flatMap(({ grade, rows }) =>
    (rows.length > 0 ? rows : [null]).map((row, at) => getLine(product, grade, row, at === 0)),
  )
  return lines.length > 0 ? lines : [product]
}

/** Returns a line as one document whose fields are the columns. */
export function getLine(
  product: LocalizedDocument,
  grade: Part,
  row: Part | null,
  isFirst: boolean,
): LocalizedDocument {
  const texts: Partial<Part> = isFirst ? grade : { id: { name: grade.id.name } }
  return mapLocales(product, (fields, locale) => ({
    ...fields,
    grade: texts[locale],
    row: row?.[locale],
  }))
}

/** Copies the rows of a list, which the languages share; only the texts differ. */
function getParts(document: Localized<Texts>, name: string): Part[] {
  return getRows(document.id[name]).map((row) =>
    mapLocales(document, (fields) => ({
      ...(getRows(fields[name]).find(({ id }) => id === row.id) ?? row),
    })),
  )
}

function getRows(value: unknown): Texts[] {
  return Array.isArray(value) ? value : []
}
