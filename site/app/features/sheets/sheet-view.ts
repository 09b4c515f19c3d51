import type { Locale } from '@niaga/contract/locale'
import { bodyLocale } from '../../i18n/page-locales.ts'
import { rangeBar } from './range-position.ts'
import type { Figure, Localised, Sheet, SheetRow, SheetText, SheetValue } from './sheet.ts'
import type { SheetCard, SheetLine, SheetView } from './sheet-lines.ts'

const cardLineCount = 3
const summaryLineCount = 4

/** Not in the messages: a sheet may be in another language than the page, whose messages are not loaded then. */
const under = { id: 'di bawah', en: 'under' } satisfies Localised

/** As in `Intl`, which would take milliseconds for the figures of a list of sheets. */
const signs = {
  id: { decimal: ',', thousands: '.' },
  en: { decimal: '.', thousands: ',' },
} satisfies Record<Locale, object>

/** The address of one of the site's own pictures, by its file's name. */
type PictureAddress = (file: string) => string

/** What a sheet's page shows in a language; figures keep their digits, with the separators of the language. */
export function sheetView(sheet: Sheet, locale: Locale, picture: PictureAddress): SheetView {
  return {
    name: textIn(sheet.name, locale),
    material: sheet.material,
    picture: picture(sheet.picture),
    alt: textIn(sheet.alt, locale),
    description: textIn(sheet.description, locale),
    lines: sheet.rows.map((row) => lineOf(row, locale)),
    uses: sheet.uses.map((use) => textIn(use, locale)),
  }
}

/** A sheet's first figures in a sentence, for search engines. */
export function sheetSummary({ name, lines }: Pick<SheetView, 'name' | 'lines'>): string {
  const figures = lines
    .slice(0, summaryLineCount)
    .map(({ parameter, measure, value, unit }) =>
      [parameter, measure.toLowerCase(), value, unit].filter(Boolean).join(' '),
    )
  return `${name}: ${figures.join(', ')}`
}

/** The sheets of a list, each with its first figures in the language in which it is published. */
export function sheetCards(
  sheets: Record<string, Sheet>,
  locale: Locale,
  picture: PictureAddress,
): SheetCard[] {
  return Object.entries(sheets).map(([path, sheet]) => {
    const language = bodyLocale(path, locale)
    return {
      path,
      name: textIn(sheet.name, locale),
      material: sheet.material,
      picture: picture(sheet.picture),
      language,
      lines: sheet.rows.slice(0, cardLineCount).map((row) => lineOf(row, language)),
    }
  })
}

function lineOf(row: SheetRow, locale: Locale): SheetLine {
  const written = (figure: Figure) => figureIn(figure, locale)
  return {
    parameter: textIn(row.parameter, locale),
    measure: row.measure === undefined ? '' : textIn(row.measure, locale),
    unit: row.unit ?? '',
    value: valueText(row.value, locale, written),
    bar: row.scale ? rangeBar(row.value, row.scale, written) : null,
    isOurs: row.source === 'ours' && !('text' in row.value),
  }
}

function textIn(text: SheetText, locale: Locale): string {
  return typeof text === 'string' ? text : text[locale]
}

function valueText(value: SheetValue, locale: Locale, written: (figure: Figure) => string): string {
  if ('text' in value) return textIn(value.text, locale)
  if ('exact' in value) return written(value.exact)
  if ('under' in value) return `${under[locale]} ${written(value.under)}`
  return `${written(value.from)}–${written(value.to)}`
}

/** Four digits have no thousands separator, as in the specification; more have that of the language. */
function figureIn(figure: Figure, locale: Locale): string {
  const { decimal, thousands } = signs[locale]
  const [whole = '', decimals] = figure.split('.')
  const written = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, thousands) : whole
  return decimals === undefined ? written : written + decimal + decimals
}
