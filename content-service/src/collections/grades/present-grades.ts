import type { Grade } from '@niaga/contract/grades'
import type { Localized } from '@niaga/contract/locale'
import type { SheetRow } from '@niaga/contract/sheets'
import type { Product } from '../../platform/payload-types.ts'
import { gradePriceField } from '../catalogue/price-field.ts'
import { isFilled, textIn } from '../content/localized.ts'
import { localizedRows } from '../content/rows.ts'
import { presentEnglish, presentFields } from '../content/wire-fields.ts'
import { presentRow } from '../sheets/present-sheet.ts'

export type StoredGrade = NonNullable<Product['grades']>[number]
type StoredRow = NonNullable<StoredGrade['rows']>[number]

const price = { price: gradePriceField() }

/** Presents the grades of a product; their base texts are Indonesian. */
export function presentGrades(product: Localized<Product>): Grade[] {
  return localizedRows(product, (document) => document.grades).map((grade) => ({
    name: textIn(grade, 'id', (document) => document.name),
    use: textIn(grade, 'id', (document) => document.use) || undefined,
    rows: localizedRows(grade, (document) => document.rows).map(presentGradeRow),
    note: textIn(grade, 'id', (document) => document.note) || undefined,
    ...presentFields<Pick<Grade, 'price'>>(price, grade, 'id'),
    translations: translations(grade.en),
  }))
}

function translations({ name, use, note, ...grade }: StoredGrade): Grade['translations'] {
  const texts = { ...english({ name, use, note })?.en, ...presentEnglish(price, grade) }
  return Object.keys(texts).length > 0 ? { en: texts } : undefined
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
export function english<Name extends string>(texts: Partial<Record<Name, string | null>>) {
  const names = Object.keys(texts).filter((name): name is Name => name in texts)
  const filled: { [name in Name]?: string } = {}
  for (const name of names) {
    const text = texts[name]
    if (isFilled(text)) filled[name] = text
  }
  return Object.keys(filled).length > 0 ? { en: filled } : undefined
}
