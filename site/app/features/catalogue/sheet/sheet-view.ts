import { figureText } from '@niaga/contract/figure-text'
import type { DrawnMachine } from '@niaga/contract/images'
import type { Locale } from '@niaga/contract/locale'
import type { SheetPath } from '@niaga/contract/sheet-paths'
import { type Sheet, type SheetRow, sheetValue, valueText } from '@niaga/contract/sheets'
import { localeEntries } from '../../../i18n/locale-registry.ts'
import { longDate } from '../../../i18n/long-date.ts'
import { m } from '../../../paraglide/messages.js'
import { rangeBar } from './range-position.ts'
import type { SheetCard, SheetLine, SheetView } from './sheet-lines.ts'
import type { Material } from './sheet-looks.ts'

/** A sheet from its content host, or else from the specification. */
export type SheetSource = {
  path: SheetPath
  /** The language in which the sheet is published. */
  language: Locale
  /** The sheet in that language. */
  sheet: Sheet
  /** Its name in the visitor's language. */
  localName: string
  /** Its rows in the visitor's language. */
  localRows: readonly SheetRow[]
  material: Material
  /** The site's own address of its picture. */
  picture: string
  /** Credit of the picture, in the visitor's language. */
  localCredit?: string | undefined
  localAlt?: string | undefined
  /** The drawing shown instead of a picture, if the content host has no picture. */
  drawing: DrawnMachine | null
}

const cardLineCount = 3
const summaryLineCount = 4
/** Search engines cut longer descriptions, in characters. */
const summaryLimit = 160

/** Returns the content of a sheet's page, in the language of the sheet. */
export function sheetView({ sheet, language, material, picture, drawing }: SheetSource): SheetView {
  return {
    name: sheet.name,
    material,
    picture,
    drawing,
    alt: sheet.image_alt,
    credit: sheet.image ? sheet.image_credit : undefined,
    facts: sheetFacts(sheet, language),
    changedAt: sheet.updated_at,
    description: sheet.description,
    lines: sheet.rows.map((row) => getLine(row, language)),
    uses: sheet.uses,
  }
}

function sheetFacts({ number, revision, updated_at: moment }: Sheet, locale: Locale): string[] {
  const date = longDate(moment ?? null, locale)
  return [
    number ? m.sheet_head_number({ number }, { locale }) : '',
    revision ? m.sheet_head_revision({ revision: String(revision) }, { locale }) : '',
    date ? m.sheet_head_date({ date: date.human }, { locale }) : '',
  ].filter(Boolean)
}

/**
 * Returns a sentence with as many of a sheet's first figures as fit, for search engines.
 *
 * @param title title of the sheet
 */
export function sheetSummary(title: string, lines: readonly SheetLine[], locale: Locale): string {
  const figures = lines
    .slice(0, summaryLineCount)
    .map(({ parameter, measure, value, unit }) =>
      [inSentence(parameter), measure.toLowerCase(), value, unit].filter(Boolean).join(' '),
    )
  const sentences = figures.map(
    (_, last) => `${title}: ${lists.get(locale)?.format(figures.slice(0, last + 1))}.`,
  )
  return sentences.findLast(({ length }) => length <= summaryLimit) ?? sentences[0] ?? ''
}

/** Created once, because creation is slow. */
const lists = new Map(
  localeEntries.map(({ code }) => [code, new Intl.ListFormat(code, { type: 'conjunction' })]),
)

/** Formats a parameter for the middle of a sentence; a formula such as `ZrO2` remains. */
function inSentence(parameter: string): string {
  const words = parameter.split(' ')
  return words.map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word)).join(' ')
}

/** Returns the sheets of a list, each with its first figures in the language in which it is published. */
export function sheetCards(sources: readonly SheetSource[]): SheetCard[] {
  return sources.map(({ path, sheet, language, localName, material, picture }) => ({
    path,
    name: localName,
    material,
    picture,
    language,
    lines: sheet.rows.slice(0, cardLineCount).map((row) => getLine(row, language)),
  }))
}

function getLine(row: SheetRow, locale: Locale): SheetLine {
  const value = sheetValue(row)
  const write = (figure: string) => figureText(figure, locale)
  return {
    parameter: row.parameter,
    measure: row.measure ?? '',
    unit: row.unit ?? '',
    value: value ? valueText(value, locale) : '',
    basis: [row.basis, row.method].filter(Boolean).join(' · '),
    bar: value && row.scale ? rangeBar(value, row.scale, write) : null,
    isOurs: row.source === 'ours' && row.text === undefined,
  }
}
