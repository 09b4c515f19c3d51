import { incoterms } from '@niaga/contract/enquiry-terms'
import type { Product, Tool } from '@niaga/contract/entities'
import { bases, type Grade, isRejected, rejectionLimit } from '@niaga/contract/grades'
import { type BaseLocale, defaultLocale } from '@niaga/contract/locale'
import { type SheetRow, sheetValue } from '@niaga/contract/sheets'
import type { LoadingWindow, LoadPort, Terms, TradeNote } from '@niaga/contract/terms'
import { translated, translatedList } from '@niaga/contract/translation'
import { gradePriceField } from '../../src/collections/catalogue/price-field.ts'
import type { WireField } from '../../src/collections/content/wire-fields.ts'
import type { StoredGrade } from '../../src/collections/grades/present-grades.ts'
import { storedValue } from '../../src/collections/sheets/sheet-texts.ts'
import type { StoredTerms } from '../../src/collections/terms/present-terms.ts'
import { noteRow, portRow, windowRow } from '../../src/collections/terms/terms-field.ts'
import type { ImportContext } from './import-context.ts'
import { importedAs } from './import-document.ts'
import { toStored } from './to-stored.ts'

/** The limits of the fields here: one field over its limit would cost its product all grades. */
const limits = { grades: 12, rows: 40, ports: 12, windows: 12, notes: 6, lines: 12, origins: 12 }

/**
 * Returns the grades and terms of a product or machine of another host as stored, in one language. Fields that the host
 * lacks stay as they are here.
 */
export function offerIn(item: Product | Tool, locale: BaseLocale) {
  const grades = 'grades' in item ? item.grades : undefined
  return {
    ...(grades ? { grades: gradesIn(grades, locale) } : {}),
    ...(item.terms ? { terms: termsIn(item.terms, grades ?? [], locale) } : {}),
  }
}

function gradesIn(grades: readonly Grade[], locale: BaseLocale) {
  return grades.slice(0, limits.grades).map((grade) => ({
    ...priceIn(grade, locale),
    name: getText(grade, 'name', 60, locale) || '–',
    use: getText(grade, 'use', 120, locale),
    note: getText(grade, 'note', 200, locale),
    rows: grade.rows
      .filter(isSound)
      .slice(0, limits.rows)
      .map((row) => gradeRowIn(row, locale)),
  }))
}

function priceIn({ price, translations }: Grade, locale: BaseLocale) {
  const text = translations?.[locale]?.price?.text ?? price?.text
  const entry = { id: { price: { ...price, text } }, en: {} }
  return toStored<Pick<StoredGrade, 'price'>>({ price: gradePriceField() }, entry).id
}

function termsIn(terms: Terms, grades: readonly Grade[], locale: BaseLocale) {
  const { load_ports: ports = [], windows = [], hs_code: hsCode } = terms
  const text = (name: 'minimum' | 'monthly' | 'lead_time') => getText(terms, name, 80, locale)
  const lines = (name: 'packing' | 'payment' | 'inspection') => linesIn(terms, name, locale)
  return {
    incoterms: incoterms.filter((term) => terms.incoterms?.includes(term)),
    loadPorts: ports.slice(0, limits.ports).map((port) => ({
      ...rowIn<StoredRow<'loadPorts'>>(portRow(), port, locale),
      ...getPosition(port),
    })),
    minimum: text('minimum'),
    monthly: text('monthly'),
    leadTime: text('lead_time'),
    destinations: getText(terms, 'destinations', 120, locale),
    windows: windows
      .filter(({ from, to }) => from <= to)
      .slice(0, limits.windows)
      .map((window) => {
        const known = grades.find(({ name }) => name === window.grade)
        const grade = known && getText(known, 'name', 60, defaultLocale)
        return rowIn<StoredRow<'windows'>>(windowRow(), { ...window, grade }, locale)
      }),
    packing: lines('packing'),
    hsCode: hsCode ?? null,
    payment: lines('payment'),
    inspection: lines('inspection'),
    notes: (terms.notes ?? [])
      .slice(0, limits.notes)
      .map((note) => rowIn<StoredRow<'notes'>>(noteRow(), note, locale)),
  }
}

/** Returns the mining locations here that a product of another host comes from; `{}` if it names none. */
export async function getOrigins(
  context: ImportContext,
  item: Product | Tool,
): Promise<{ origins?: number[] }> {
  const hostIds = 'origin_ids' in item ? (item.origin_ids ?? []) : []
  const ids = new Set<number>()
  for (const origin of hostIds.slice(0, limits.origins)) {
    const id = await importedAs(context, 'mining-locations', origin)
    if (id !== null) ids.add(id)
  }
  return ids.size > 0 ? { origins: [...ids] } : {}
}

/** Returns the contact person here for an entry of another host; `{}` if it names nobody. */
export async function getContact(
  context: ImportContext,
  { contact_id: contactId }: { contact_id?: number | undefined },
): Promise<{ contact?: number }> {
  if (contactId === undefined) return {}
  const contact = await importedAs(context, 'people', contactId)
  return contact === null ? {} : { contact }
}

/** Whether a row is free of the contradictions that are checked here. */
function isSound(row: SheetRow): boolean {
  const value = sheetValue(row)
  return value !== null && !('from' in value && Number(value.from) > Number(value.to))
}

function gradeRowIn(row: SheetRow, locale: BaseLocale) {
  const { kind, ...value } = storedValue(row)
  const words = getText(row, 'text', 120, locale)
  const limit = rejectionLimit(row.rejection ?? '')
  const figures = [row.typical, row.exact, row.from, row.to].filter(
    (figure) => figure !== undefined,
  )
  const holds = limit !== null && figures.every((figure) => !isRejected(figure, limit))
  return {
    parameter: getText(row, 'parameter', 80, locale) || '–',
    kind,
    ...value,
    ...(kind === 'text' ? { text: words } : {}),
    unit: getText(row, 'unit', 20, locale),
    basis: bases.find((basis) => basis === row.basis) ?? null,
    method: row.method?.slice(0, 60) ?? null,
    typical: row.typical ?? null,
    rejection: holds ? `${limit.sign} ${limit.figure}` : null,
  }
}

/** Half a position would invalidate all terms of the product. */
function getPosition({ latitude, longitude }: LoadPort) {
  const isWhole = latitude !== undefined && longitude !== undefined
  return { latitude: isWhole ? latitude : null, longitude: isWhole ? longitude : null }
}

type StoredRow<Name extends 'loadPorts' | 'windows' | 'notes'> = NonNullable<
  StoredTerms[Name]
>[number]

/** Returns a row of terms as stored, with the texts of one language. */
function rowIn<Row extends object>(
  fields: Record<string, WireField>,
  { translations, ...row }: LoadPort | LoadingWindow | TradeNote,
  locale: BaseLocale,
): Row {
  const stored = toStored<Row>(fields, {
    id: { ...row, ...translations?.id },
    en: { ...row, ...translations?.en },
  })
  return { ...stored.id, ...stored[locale] }
}

function linesIn(terms: Terms, name: 'packing' | 'payment' | 'inspection', locale: BaseLocale) {
  return joinLines(translatedList(terms, name, locale))
}

export function joinLines(lines: readonly string[]): string {
  const firstLines = lines.slice(0, limits.lines)
  return firstLines.map((line) => line.replace(/\s+/g, ' ').slice(0, 160)).join('\n')
}

type Holder = Grade | SheetRow | Terms
type Field = Parameters<typeof translated>[1]

function getText(holder: Holder, field: Field, most: number, locale: BaseLocale): string {
  return translated(holder, field, locale).trim().slice(0, most)
}
