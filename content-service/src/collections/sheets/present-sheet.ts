import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { Sheet, SheetRow } from '@niaga/contract/sheets'
import type { Sheet as SheetDocument } from '../../platform/payload-types.ts'
import { imageCredit } from '../content/image-credit.ts'
import { textIn } from '../content/localized.ts'
import { presentSeo } from '../content/present-seo.ts'
import { localizedRows } from '../content/rows.ts'
import { picturePath } from '../media/picture-path.ts'
import { kindFields } from './validate-row.ts'

export type StoredRow = NonNullable<SheetDocument['rows']>[number]

type OnlyInSheets = 'measure' | 'scaleFrom' | 'scaleTo' | 'source'

/** A row of a sheet or of a grade. */
type AnyRow = Omit<StoredRow, OnlyInSheets> & Partial<Pick<StoredRow, OnlyInSheets>>

/** The product or tool that a sheet belongs to. */
export type SheetOwner = Pick<Sheet, 'product_id' | 'tool_id'>

/** Presents a sheet of the contract, in one language. */
export function presentSheet(
  sheet: Localized<SheetDocument>,
  locale: BaseLocale,
  owner: SheetOwner,
): Sheet {
  return {
    path: sheet.id.path,
    name: textIn(sheet, locale, (document) => document.name),
    number: sheet.id.number || undefined,
    revision: sheet.id.revision ?? undefined,
    updated_at: sheet.id.updatedAt,
    description: textIn(sheet, locale, (document) => document.description),
    image: picturePath(sheet.id.image),
    image_alt: textIn(sheet, locale, (document) => document.imageAlt),
    ...imageCredit(sheet, locale, ({ image }) => image),
    rows: localizedRows(sheet, (document) => document.rows).map((row) => presentRow(row, locale)),
    uses: localizedRows(sheet, (document) => document.uses).map((use) =>
      textIn(use, locale, ({ text }) => text),
    ),
    seo: presentSeo(sheet, locale),
    ...owner,
  }
}

/** Presents a row of a sheet or of a grade, in one language: its value has only the fields of its kind. */
export function presentRow(row: Localized<AnyRow>, locale: BaseLocale): SheetRow {
  const { kind, basis, method, typical, scaleFrom, scaleTo, source } = row.id
  const text = (pick: (document: AnyRow) => string | null | undefined) =>
    textIn(row, locale, pick) || undefined
  const values = kindFields[kind].map((name) => [name, text((document) => document[name])])
  return {
    parameter: textIn(row, locale, (document) => document.parameter),
    measure: text((document) => document.measure),
    unit: text((document) => document.unit) ?? null,
    basis: basis || undefined,
    method: method || undefined,
    ...Object.fromEntries(values),
    typical: typical || undefined,
    rejection: text((document) => document.rejection),
    scale: scaleFrom && scaleTo ? { from: scaleFrom, to: scaleTo } : undefined,
    source,
  }
}
