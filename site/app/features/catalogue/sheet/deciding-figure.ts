import { figureText } from '@niaga/contract/figure-text'
import type { Locale } from '@niaga/contract/locale'
import { type SheetRow, sheetValue, valueText } from '@niaga/contract/sheets'
import { translated } from '@niaga/contract/translation'
import { m } from '../../../paraglide/messages.js'
import type { FeatureLine } from '../offer/feature-lines.ts'

/** The figure that shows a visitor at once whether a product or machine is worth a closer look. */
export type DecidingFigure = {
  name: string
  value: string
  unit: string
  /** The grades that it describes, where it is the span of those on offer. */
  note?: string
}

/** A product or machine with what may state its figure. */
type Figured = {
  grades: readonly OfferedGrade[]
  sheetRows: readonly SheetRow[]
  features: readonly FeatureLine[]
}

type OfferedGrade = { name: string; rows: readonly SheetRow[] }

/** Returns the figure of a product or machine: of the grades on offer, else of its sheet, else of its features. */
export function itemFigure({ grades, sheetRows, features }: Figured, locale: Locale) {
  return (
    offeredFigure(grades, locale) ?? shownFigure(sheetRows, locale) ?? decidingFeature(features)
  )
}

/** Returns the span of the first figure of the grades, on its basis; `null` if none has a figure. */
export function offeredFigure(
  grades: readonly OfferedGrade[],
  locale: Locale,
): DecidingFigure | null {
  const first = grades.flatMap(({ rows }) => rows).find((row) => getEnds(row).length > 0)
  if (!first) return null
  const { parameter, unit, basis } = first
  const ends = grades.flatMap(({ rows }) => {
    const same = rows.find(
      (row) => row.parameter === parameter && row.unit === unit && row.basis === basis,
    )
    return same ? getEnds(same) : []
  })
  const [grade, ...others] = grades
  return {
    name: [translated(first, 'parameter', locale), basis].filter(Boolean).join(' '),
    value: spanText(ends, locale),
    unit: translated(first, 'unit', locale),
    note:
      others.length > 0
        ? m.figure_of_grades({ count: grades.length }, { locale })
        : (grade?.name ?? ''),
  }
}

/** Returns the figures of a row that is neither a text nor a limit, its typical figure alone if it has one. */
function getEnds({ typical, exact, from, to }: SheetRow): string[] {
  return typical === undefined ? [exact, from, to].flatMap((figure) => figure ?? []) : [typical]
}

function spanText(figures: readonly string[], locale: Locale): string {
  const ends = figures.toSorted((one, other) => Number(one) - Number(other))
  const [least = '', most = ''] = [ends.at(0), ends.at(-1)]
  return [...new Set([least, most])].map((end) => figureText(end, locale)).join('–')
}

/**
 * Returns the first figure of a sheet, or for machines, whose rows are types, the span of all rows. Figures that the
 * specification does not give are omitted. `null` without any figure.
 */
export function decidingFigure(all: readonly SheetRow[], locale: Locale): DecidingFigure | null {
  return firstFigure(
    all.filter(({ source }) => source !== 'ours'),
    locale,
  )
}

/** Returns the deciding figure, or for a machine without figures those common for its class, named as such. */
export function shownFigure(all: readonly SheetRow[], locale: Locale): DecidingFigure | null {
  const deciding = decidingFigure(all, locale)
  if (deciding) return deciding
  const common = firstFigure(
    all.filter(({ measure }) => measure !== undefined),
    locale,
  )
  return common && { ...common, name: m.figure_of_class({ measure: common.name }, { locale }) }
}

function firstFigure(all: readonly SheetRow[], locale: Locale): DecidingFigure | null {
  const rows = all.filter(({ text }) => text === undefined)
  const [first] = rows
  const value = first && sheetValue(first)
  if (!first || !value) return null
  const unit = first.unit ?? ''
  if (first.measure === undefined) {
    return { name: first.parameter, value: valueText(value, locale), unit }
  }
  const ends = rows
    .filter((row) => row.measure === first.measure && row.unit === first.unit)
    .flatMap(getEnds)
  const span = ends.length > 0 ? spanText(ends, locale) : valueText(value, locale)
  return { name: first.measure, value: span, unit }
}

/** Returns the deciding figure of a host's features, which are texts: the first with a digit. */
export function decidingFeature(features: readonly FeatureLine[]): DecidingFigure | null {
  const feature = features.find(({ text }) => /\d/.test(text) && text.length <= 40)
  if (!feature) return null
  const [, value = feature.text, unit = ''] =
    /^([^\p{L}%]*\d)\s?([\p{L}%°]\S{0,11})$/u.exec(feature.text) ?? []
  return { name: feature.name, value, unit }
}
