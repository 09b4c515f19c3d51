import type { Localized } from '@niaga/contract/locale'
import type { LoadingWindow, LoadPort, Terms, TradeNote } from '@niaga/contract/terms'
import type { Product } from '../../platform/payload-types.ts'
import { textIn } from '../content/localized.ts'
import { localizedRows } from '../content/rows.ts'
import { presentEnglish, presentFields, type WireFields } from '../content/wire-fields.ts'
import { english } from '../grades/present-grades.ts'
import { jakartaDay } from './jakarta-day.ts'
import { noteRow, portRow, windowRow } from './terms-field.ts'

export type StoredTerms = NonNullable<Product['terms']>
type Lines = 'packing' | 'payment' | 'inspection'

/**
 * Presents the terms of a product or machine, `undefined` without terms; base texts are Indonesian.
 *
 * @param today the day in Jakarta that decides whether a window is past
 */
export function presentTerms(
  item: Localized<{ terms?: StoredTerms }>,
  today: string,
): Terms | undefined {
  const terms = { id: item.id.terms ?? {}, en: item.en.terms ?? {} }
  const text = (pick: (stored: StoredTerms) => string | null | undefined) =>
    textIn(terms, 'id', pick) || undefined
  const list = (name: Lines) => getLines(text((stored) => stored[name]))
  const windows = localizedRows(terms, ({ windows }) => windows).filter(
    ({ id: { to } }) => to && jakartaDay(new Date(to)) >= today,
  )
  const presented: Terms = {
    incoterms: terms.id.incoterms?.length ? terms.id.incoterms : undefined,
    load_ports: presentRows<Omit<LoadPort, 'translations'>>(
      portRow(),
      localizedRows(terms, ({ loadPorts }) => loadPorts),
    ),
    minimum: text(({ minimum }) => minimum),
    monthly: text(({ monthly }) => monthly),
    lead_time: text(({ leadTime }) => leadTime),
    destinations: text(({ destinations }) => destinations),
    windows: presentRows<Omit<LoadingWindow, 'translations'>>(windowRow(), windows),
    packing: list('packing'),
    hs_code: terms.id.hsCode || undefined,
    payment: list('payment'),
    inspection: list('inspection'),
    notes: presentRows<Omit<TradeNote, 'translations'>>(
      noteRow(),
      localizedRows(terms, ({ notes }) => notes),
    ),
    translations: getTranslations(terms.en),
  }
  const { translations: _, ...baseTerms } = presented
  return Object.values(baseTerms).some((value) => value !== undefined) ? presented : undefined
}

/** Presents rows in Indonesian, each with its English texts; `undefined` without rows. */
function presentRows<Values extends object>(fields: WireFields<Values>, rows: Localized<object>[]) {
  const presented = rows.map((row) => {
    const en = presentEnglish(fields, row.en)
    return { ...presentFields<Values>(fields, row, 'id'), translations: en && { en } }
  })
  return presented.length > 0 ? presented : undefined
}

function getTranslations(stored: StoredTerms): Terms['translations'] {
  const { minimum, monthly, leadTime, destinations, packing, payment, inspection } = stored
  const texts = english({ minimum, monthly, lead_time: leadTime, destinations })
  const lists = {
    packing: getLines(packing),
    payment: getLines(payment),
    inspection: getLines(inspection),
  }
  const hasLists = Object.values(lists).some((list) => list !== undefined)
  return hasLists || texts ? { en: { ...texts?.en, ...lists } } : undefined
}

/** Returns the lines of a text as a list, `undefined` without any. */
export function getLines(text: string | null | undefined): string[] | undefined {
  const lines = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.length > 0 ? lines : undefined
}
