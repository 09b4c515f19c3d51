import type { Localized } from '@niaga/contract/locale'
import type { LoadingWindow, LoadPort, Terms, TradeNote } from '@niaga/contract/terms'
import type { Product } from '../../platform/payload-types.ts'
import { textIn } from '../content/localized.ts'
import { localizedRows } from '../content/rows.ts'
import { getDay } from '../documents/document-days.ts'
import { english } from '../grades/present-grades.ts'
import { jakartaDay } from './jakarta-day.ts'

type StoredTerms = NonNullable<Product['terms']>
type StoredPort = NonNullable<StoredTerms['loadPorts']>[number]
type StoredWindow = NonNullable<StoredTerms['windows']>[number]
type StoredNote = NonNullable<StoredTerms['notes']>[number]
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
  const presented: Terms = {
    incoterms: terms.id.incoterms?.length ? terms.id.incoterms : undefined,
    load_ports: localizedRows(terms, ({ loadPorts }) => loadPorts).map(presentPort),
    minimum: text(({ minimum }) => minimum),
    monthly: text(({ monthly }) => monthly),
    lead_time: text(({ leadTime }) => leadTime),
    destinations: text(({ destinations }) => destinations),
    windows: localizedRows(terms, ({ windows }) => windows).flatMap(
      (window) => presentWindow(window, today) ?? [],
    ),
    packing: list('packing'),
    hs_code: terms.id.hsCode || undefined,
    payment: list('payment'),
    inspection: list('inspection'),
    notes: localizedRows(terms, ({ notes }) => notes).map(presentNote),
    translations: getTranslations(terms.en),
  }
  for (const name of ['load_ports', 'windows', 'notes'] as const) {
    if (presented[name]?.length === 0) presented[name] = undefined
  }
  const { translations: _, ...given } = presented
  return Object.values(given).some((value) => value !== undefined) ? presented : undefined
}

function presentPort(port: Localized<StoredPort>): LoadPort {
  return {
    name: textIn(port, 'id', ({ name }) => name),
    kind: port.id.kind,
    loading_rate: textIn(port, 'id', ({ loadingRate }) => loadingRate) || undefined,
    max_size: textIn(port, 'id', ({ maxSize }) => maxSize) || undefined,
    draft_m: port.id.draftM ?? undefined,
    latitude: port.id.latitude ?? undefined,
    longitude: port.id.longitude ?? undefined,
    translations: english({
      name: port.en.name,
      loading_rate: port.en.loadingRate,
      max_size: port.en.maxSize,
    }),
  }
}

function presentNote(note: Localized<StoredNote>): TradeNote {
  const { title, text, source } = note.en
  return {
    title: textIn(note, 'id', ({ title }) => title),
    text: textIn(note, 'id', ({ text }) => text),
    source: textIn(note, 'id', ({ source }) => source) || undefined,
    checked_on: getDay(note.id.checkedOn) ?? '',
    translations: english({ title, text, source }),
  }
}

/** Presents a window until its last day is over; a draft may lack days. */
function presentWindow(stored: Localized<StoredWindow>, today: string): LoadingWindow | undefined {
  const { from, to, asOf, tonnes } = stored.id
  if (!from || !to || !asOf) return undefined
  const day = (moment: string) => jakartaDay(new Date(moment))
  if (day(to) < today) return undefined
  return {
    port: textIn(stored, 'id', ({ port }) => port) || undefined,
    ...{ from: day(from), to: day(to), tonnes: tonnes || undefined, as_of: day(asOf) },
    translations: english({ port: stored.en.port }),
  }
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
