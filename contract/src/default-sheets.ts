import sheets from './defaults/sheets.json' with { type: 'json' }
import { inLocale, type Locale, type Localized } from './locale.ts'
import { type SheetPath, sheetPaths } from './sheet-paths.ts'
import type { Sheet, SheetRow } from './sheets.ts'

/** A text in each language, or one text for both. */
export type DefaultText = Localized<string> | string

export type DefaultFigure = `${number}`

export type DefaultValue =
  | { from: DefaultFigure; to: DefaultFigure }
  | { under: DefaultFigure }
  | { exact: DefaultFigure }
  | { text: DefaultText }

export type DefaultRow = {
  parameter: DefaultText
  /** The measured quantity, if the parameter is a type of machine. */
  measure?: DefaultText
  /** `null` for properties without a unit, such as a colour or a shape. */
  unit: DefaultText | null
  value: DefaultValue
  /** The parameter's usual range in the trade, on which the value is drawn; omitted where it would not be informative. */
  scale?: { from: DefaultFigure; to: DefaultFigure }
  /**
   * Whether the value comes from the specification or from us: the common range of a class, which no manufacturer
   * guarantees.
   */
  source: 'specification' | 'ours'
}

/** The content of a sheet for which the content host has none: the specification's figures. */
export type DefaultSheet = {
  name: Localized<string>
  /** Describes the site's own picture. */
  alt: DefaultText
  description: DefaultText
  rows: readonly DefaultRow[]
  uses: readonly DefaultText[]
}

/** The specification's sheets: shown by a site whose content host has none, and the initial content of a content host. */
export const defaultSheets = sheets as Readonly<Record<SheetPath, DefaultSheet>>

/** Returns the specification's sheets in a language, in the order of its route table. */
export function defaultSheetsIn(locale: Locale): Sheet[] {
  return sheetPaths.map((path) => presentDefaultSheet(path, defaultSheets[path], locale))
}

/** Returns a default sheet in a language, as a content host would send it, without a picture. */
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
