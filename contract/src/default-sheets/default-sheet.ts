import { inLocale, type Locale, type Localised } from '../locale.ts'
import type { SheetPath } from '../sheet-paths.ts'
import type { Sheet, SheetRow } from '../sheets.ts'

/** A text in each language, or one that is the same in both. */
export type DefaultText = Localised<string> | string

export type DefaultFigure = `${number}`

export type DefaultValue =
  | { from: DefaultFigure; to: DefaultFigure }
  | { under: DefaultFigure }
  | { exact: DefaultFigure }
  | { text: DefaultText }

export type DefaultRow = {
  parameter: DefaultText
  /** What is measured, if the parameter is a type of machine. */
  measure?: DefaultText
  /** `null` for what is not measured, such as a colour or a shape. */
  unit: DefaultText | null
  value: DefaultValue
  /** The parameter's usual range in the trade, on which the value is drawn; none if it would say nothing. */
  scale?: { from: DefaultFigure; to: DefaultFigure }
  /** Whether the specification gives the value, or it is ours: the common range of a class, which no maker vouches for. */
  source: 'specification' | 'ours'
}

/** What a sheet says where a content host has none: the specification's figures. */
export type DefaultSheet = {
  name: Localised<string>
  /** What the site's own picture shows. */
  alt: DefaultText
  description: DefaultText
  rows: readonly DefaultRow[]
  uses: readonly DefaultText[]
}

/** A default sheet in a language, as a content host would send it; without a picture. */
export function presentDefaultSheet(path: SheetPath, sheet: DefaultSheet, locale: Locale): Sheet {
  return {
    path,
    name: inLocale(sheet.name, locale),
    description: textIn(sheet.description, locale),
    image: null,
    image_alt: textIn(sheet.alt, locale),
    rows: sheet.rows.map((row) => presentRow(row, locale)),
    uses: sheet.uses.map((use) => textIn(use, locale)),
  }
}

function presentRow({ value, ...row }: DefaultRow, locale: Locale): SheetRow {
  return {
    parameter: textIn(row.parameter, locale),
    measure: row.measure === undefined ? undefined : textIn(row.measure, locale),
    unit: row.unit === null ? null : textIn(row.unit, locale),
    ...('text' in value ? { text: textIn(value.text, locale) } : value),
    scale: row.scale,
    source: row.source,
  }
}

function textIn(text: DefaultText, locale: Locale): string {
  return typeof text === 'string' ? text : inLocale(text, locale)
}
