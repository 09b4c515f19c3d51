import type { Grade } from '@niaga/contract/grades'
import type { Localized } from '@niaga/contract/locale'
import type { SheetRow } from '@niaga/contract/sheets'
import type { Product } from '../../platform/payload-types.ts'
import { isFilled, textIn } from '../content/localized.ts'
import { localizedRows } from '../content/rows.ts'
import { presentRow } from '../sheets/present-sheet.ts'

type StoredGrade = NonNullable<Product['grades']>[number]
type StoredRow = NonNullable<StoredGrade['rows']>[number]

/** Presents the grades of a product; their base texts are Indonesian. */
export function presentGrades(product: Localized<Product>): Grade[] {
  return localizedRows(product, (document) => document.grades).map((grade) => ({
    name: textIn(grade, 'id', (document) => document.name),
    use: textIn(grade, 'id', (document) => document.use) || undefined,
    rows: localizedRows(grade, (document) => document.rows).map(presentGradeRow),
    note: textIn(grade, 'id', (document) => document.note) || undefined,
    translations: english({
      name: grade.en.name,
      use: grade.en.use,
      note: grade.en.note,
    }),
  }))
}

function presentGradeRow(row: Localized<StoredRow>): SheetRow {
  const { parameter, unit, text, kind } = row.en
  return {
    ...presentRow(row, 'id'),
    source: 'ours',
    translations: english({ parameter, unit, text: kind === 'text' ? text : null }),
  }
}

/** Returns the non-blank English texts in the form of the contract; `undefined` if all are blank. */
export function english<Name extends string>(texts: Record<Name, string | null | undefined>) {
  const names = Object.keys(texts).filter((name): name is Name => name in texts)
  const filled: { [name in Name]?: string } = {}
  for (const name of names) {
    const text = texts[name]
    if (isFilled(text)) filled[name] = text
  }
  return Object.keys(filled).length > 0 ? { en: filled } : undefined
}
