import type { Product, Tool } from '@niaga/contract/entities'
import { figureText } from '@niaga/contract/figure-text'
import type { Locale } from '@niaga/contract/locale'
import type { LoadingWindow, LoadPort, Terms, TradeNote } from '@niaga/contract/terms'
import { translated, translatedList } from '@niaga/contract/translation'
import { m } from '../../../paraglide/messages.js'
import type { ShownFigure } from '../../../structured-data/quantity.ts'
import { portRate, portSize } from '../../../ui/load-ports.ts'
import { withUnits } from '../../../ui/text/with-units.ts'
import { shippingLink } from './calculator-links.ts'
import { dayRange, shortDay } from './days.ts'
import type { OfferContext } from './offer-view.ts'

export type PortView = {
  name: string
  kind: LoadPort['kind']
  loadingRate: string
  maxSize: string
}

export type WindowView = {
  port: string
  days: string
  tonnes: string
  /** Its grade, and the grade with its product as in a request; `''` for any grade. */
  grade: string
  product: string
}

/** A note on law or market, with its source and the day of its last check. */
export type NoteView = { title: string; text: string; source: string; checkedOn: string }

/** The terms of a product or machine in one language; missing texts are `''`. */
export type TermsView = {
  incoterms: string[]
  ports: PortView[]
  /** Not yet past, the first one first. */
  windows: WindowView[]
  /** The day as of which all windows hold, `''` without any. */
  windowsAsOf: string
  minimum: string
  monthly: string
  leadTime: string
  destinations: string
  packing: string[]
  hsCode: string
  payment: string[]
  inspection: string[]
  surveyors: string
  notes: NoteView[]
  /** The calculator of barges and vessels filled with these terms, `''` if it cannot be filled. */
  calculator: string
}

/** Hosts may send any number. */
const maxEntries = 12

/** Returns the terms shown on a page, `null` without terms. */
export function termsView(
  item: Product | Tool,
  {
    locale,
    today,
    sheetPath,
    surveyors,
  }: Pick<OfferContext, 'locale' | 'today' | 'sheetPath' | 'surveyors'>,
): TermsView | null {
  const { terms } = item
  if (!terms) return null
  const windows = openWindows(terms, today)
  const [asOf] = windows.map((window) => window.as_of).sort()
  const text = (name: 'minimum' | 'monthly' | 'lead_time' | 'destinations') =>
    withUnits(translated(terms, name, locale))
  const list = (name: 'packing' | 'payment' | 'inspection') =>
    translatedList(terms, name, locale).slice(0, maxEntries).map(withUnits)
  return {
    incoterms: (terms.incoterms ?? []).slice(0, maxEntries),
    ports: (terms.load_ports ?? []).slice(0, maxEntries).map((port) => portView(port, locale)),
    windows: windows.map((window) => windowView(window, item, locale)),
    windowsAsOf: asOf ? shortDay(asOf, locale) : '',
    minimum: text('minimum'),
    monthly: text('monthly'),
    leadTime: text('lead_time'),
    destinations: text('destinations'),
    packing: list('packing'),
    hsCode: terms.hs_code ?? '',
    payment: list('payment'),
    inspection: list('inspection'),
    surveyors: surveyors.join(', '),
    notes: (terms.notes ?? []).slice(0, maxEntries).map((note) => noteView(note, locale)),
    calculator: shippingLink({ ...terms, windows }, sheetPath),
  }
}

function noteView(note: TradeNote, locale: Locale): NoteView {
  return {
    title: translated(note, 'title', locale),
    text: withUnits(translated(note, 'text', locale)),
    source: translated(note, 'source', locale),
    checkedOn: shortDay(note.checked_on, locale),
  }
}

function portView(port: LoadPort, locale: Locale): PortView {
  return {
    name: translated(port, 'name', locale),
    kind: port.kind,
    loadingRate: portRate(port, locale),
    maxSize: portSize(port, locale),
  }
}

/** Returns the windows that are not past on a day in Jakarta, in order. */
export function openWindows(terms: Terms, today: string): LoadingWindow[] {
  return (terms.windows ?? [])
    .filter(({ to }) => to >= today)
    .sort((one, other) => one.from.localeCompare(other.from))
    .slice(0, maxEntries)
}

export function windowView(
  window: LoadingWindow,
  item: Product | Tool,
  locale: Locale,
): WindowView {
  const { from, to, tonnes = '' } = window
  const grades = 'grades' in item ? item.grades : []
  const named = grades?.find(({ name }) => name === window.grade)
  const grade = named ? translated(named, 'name', locale) : (window.grade ?? '')
  const product = translated(item, 'name', locale)
  return {
    port: translated(window, 'port', locale),
    days: dayRange(from, to, locale),
    // Hosts may send other texts.
    tonnes: /^\d{1,12}(\.\d{1,6})?$/.test(tonnes) ? `${figureText(tonnes, locale)}\u00a0t` : '',
    grade,
    product: grade && m.offer_grade_of({ product, grade }, { locale }),
  }
}

/** Returns the windows of a grade, or with `''` those of any grade, as figures for structured data. */
export function windowFigures(windows: readonly WindowView[], grade: string): ShownFigure[] {
  const own = windows.filter((window) => window.grade === grade)
  return own.map(({ days, port, tonnes }) => ({
    name: [m.offer_windows(), days, grade, port].filter(Boolean).join(', '),
    value: tonnes || days,
  }))
}
