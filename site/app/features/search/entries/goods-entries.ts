import type { Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { Terms } from '@niaga/contract/terms'
import { translated, translatedList } from '@niaga/contract/translation'
import { isOnOffer } from '@niaga/contract/units'
import { localeEntries } from '../../../i18n/locale-registry.ts'
import { m } from '../../../paraglide/messages.js'
import { plainText } from '../../../ui/text/plain-text.ts'
import { gradeMatrix, gradeViews, type MatrixRow } from '../../catalogue/offer/grade-view.ts'
import { offerText, unitText, unitViews } from '../../catalogue/offer/unit-view.ts'
import { type DecidingFigure, itemFigure } from '../../catalogue/sheet/deciding-figure.ts'
import { getItemSheet } from '../../catalogue/sheet/item-sheet.ts'
import type { SheetSource } from '../../catalogue/sheet/sheet-view.ts'
import type { SearchEntry } from '../search-entry.ts'
import { joined } from './joined.ts'

/** Returns the entries of products with their grades and machines with their units, each with its deciding figure. */
export function goodsEntries(
  items: { products: readonly Product[]; tools: readonly Tool[] },
  sheets: readonly SheetSource[],
  locale: Locale,
): SearchEntry[] {
  const products = items.products.flatMap((product) => [
    itemEntry('product', `/produk/${product.id}`, product, sheets, locale),
    ...gradeEntries(product, locale),
  ])
  const tools = items.tools.flatMap((tool) => [
    itemEntry('tool', `/alat/${tool.id}`, tool, sheets, locale),
    ...unitEntries(tool, locale),
  ])
  return [...products, ...tools]
}

function itemEntry(
  kind: 'product' | 'tool',
  path: string,
  item: Product | Tool,
  sheets: readonly SheetSource[],
  locale: Locale,
): SearchEntry {
  const title = translated(item, 'name', locale)
  const sheet = getItemSheet(sheets, item, title)
  const figure = itemFigure(
    { grades: gradeViews(item, locale), sheetRows: sheet?.localRows ?? [], features: [] },
    locale,
  )
  const features = (item.features ?? []).flatMap((feature) => [
    plainText(translated(feature, 'title', locale)),
    plainText(translated(feature, 'description', locale)),
  ])
  return {
    ...{ kind, title, path, isFile: false },
    fact: figure ? figureText(figure) : '',
    text: plainText(translated(item, 'description', locale)),
    otherNames: joined(getNames(item)),
    keywords: joined([
      ...features,
      ...(sheet?.language === locale ? sheet.sheet.uses : []),
      ...termsWords(item.terms, locale),
      m.offer_unit_price({}, { locale }),
      ...('grades' in item && item.grades?.[1] ? [m.offer_compare_grades({}, { locale })] : []),
    ]),
  }
}

function figureText({ name, value, unit }: DecidingFigure): string {
  return [`${name}:`, value, unit].filter(Boolean).join(' ')
}

function getNames(item: Product | Tool): string[] {
  return localeEntries.map(({ code }) => translated(item, 'name', code))
}

/** Returns the trade terms, which the item's texts do not contain. */
function termsWords(terms: Terms | undefined, locale: Locale): string[] {
  if (!terms) return []
  return [
    ...(terms.incoterms ?? []),
    ...(terms.load_ports ?? []).map(({ name }) => name),
    ...translatedList(terms, 'packing', locale),
    ...(terms.notes ?? []).map((note) => translated(note, 'title', locale)),
    ...(terms.hs_code ? ['HS', terms.hs_code] : []),
    ...(terms.windows ? [m.offer_windows({}, { locale })] : []),
    ...(terms.load_ports?.some((port) => port.loading_rate)
      ? localeEntries.map(({ code }) => m.offer_loading_rate({}, { locale: code }))
      : []),
  ]
}

function gradeEntries(product: Product, locale: Locale): SearchEntry[] {
  const matrix = gradeMatrix(product, locale)
  const others = (product.grades ?? []).map((grade) =>
    localeEntries.map(({ code }) => translated(grade, 'name', code)),
  )
  return (matrix?.grades ?? []).map((grade, column) => {
    const price = grade.price && `${m.offer_unit_price({}, { locale })}: ${grade.price.text}`
    const rows = (matrix?.rows ?? []).flatMap((row) => rowText(row, column) ?? [])
    return {
      kind: 'grade',
      title: grade.title,
      path: `${grade.path}#grades`,
      isFile: false,
      fact: rows[0] ?? '',
      text: [grade.use, price, ...rows.slice(1), grade.note].filter(Boolean).join('; '),
      otherNames: joined([...getNames(product), ...(others[column] ?? [])]),
      keywords: '',
    }
  })
}

/** Returns `null` for a parameter that the grade does not have. */
function rowText({ parameter, unit, basis, cells }: MatrixRow, column: number): string | null {
  const typical = cells[column]?.typical
  return typical ? `${parameter}: ${[typical, unit, basis].filter(Boolean).join(' ')}` : null
}

function unitEntries(tool: Tool, locale: Locale): SearchEntry[] {
  return unitViews(tool, locale)
    .filter(isOnOffer)
    .map((unit) => {
      const source = tool.units?.find(({ id }) => id === unit.id)
      return {
        kind: 'unit',
        title: unit.name,
        path: unit.path,
        isFile: false,
        fact: [...unit.summary, unitText(unit, 'location')].filter(Boolean).join('; '),
        text: [
          offerText(unit),
          unitText(unit, 'state'),
          unitText(unit, 'price'),
          [unitText(unit, 'maker'), unitText(unit, 'model'), unitText(unit, 'serial')]
            .filter(Boolean)
            .join(' '),
          unitText(unit, 'capacity'),
          // Clear without the names of these terms.
          unitText(unit, 'basis'),
          unitText(unit, 'minimum'),
        ]
          .filter(Boolean)
          .join('; '),
        otherNames: joined([
          ...getNames(tool),
          ...(source ? localeEntries.map(({ code }) => translated(source, 'name', code)) : []),
        ]),
        keywords: joined(localeEntries.map(({ code }) => translated(tool, 'name', code))),
      }
    })
}
