import type { Product, Tool } from '@niaga/contract/entities'
import { figureText } from '@niaga/contract/figure-text'
import { fallbacksFor, type Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { type HireTerms, isFreeNow, isOnOffer, type Unit, unitStates } from '@niaga/contract/units'
import { m } from '../../../paraglide/messages.js'
import { type Goods, unitTitle } from '../../../ui/calls.ts'
import { getSlug } from '../../../ui/slug.ts'
import { withUnits } from '../../../ui/text/with-units.ts'
import { shortDay } from './days.ts'
import { type PriceView, unitPrice } from './price-view.ts'

type Message = (inputs: object, options: { locale: Locale }) => string

type FactSource = {
  name: Message
  text: (unit: Unit, locale: Locale) => string
  /** Its text on a card, for facts that a card shows beside the place. */
  onCard?: (text: string, locale: Locale) => string
}

/** Every fact of a unit, in the order in which pages, comparisons and files show them. */
const factSources = {
  state: {
    name: m.offer_unit_state,
    text: (unit, locale) =>
      unit.state === 'free' && !isFreeNow(unit)
        ? m.offer_state_later({}, { locale })
        : states[unit.state]({}, { locale }),
  },
  offer: {
    name: m.offer_unit_offer,
    text: ({ state, offer }, locale) => (state === 'sold' ? '' : offers[offer]({}, { locale })),
  },
  price: {
    name: m.offer_unit_price,
    text: (unit, locale) => {
      const { text = '', note } = (isOnOffer(unit) && unitPrice(unit, locale)) || {}
      return note ? `${text} (${note})` : text
    },
  },
  available_from: {
    name: m.unit_available_from,
    text: ({ state, available_from: day }, locale) => {
      if (state === 'sold') return ''
      if (day) return shortDay(day, locale)
      return state === 'free' ? m.unit_available_now({}, { locale }) : ''
    },
  },
  maker: { name: m.offer_unit_maker, text: ({ maker = '' }) => maker },
  model: { name: m.offer_unit_model, text: ({ model = '' }) => model },
  serial: { name: m.unit_serial, text: ({ serial = '' }) => serial },
  year: {
    name: m.offer_unit_year,
    text: ({ year = '' }) => String(year),
    onCard: (year) => year,
  },
  hours: {
    name: m.offer_unit_hours,
    text: ({ hours, hours_read_on: day }, locale) => {
      if (hours === undefined) return ''
      const figure = figureText(String(hours), locale)
      return day
        ? `${figure} (${m.unit_read_on({ day: shortDay(day, locale) }, { locale })})`
        : figure
    },
    onCard: (hours, locale) => m.unit_hours({ hours }, { locale }),
  },
  operating_weight_t: {
    name: m.unit_operating_weight,
    text: ({ operating_weight_t: weight }, locale) => quantityText(weight, 't', locale),
    onCard: (weight, locale) =>
      `${m.unit_operating_weight({}, { locale }).toLowerCase()} ${weight}`,
  },
  engine_kw: {
    name: m.unit_engine_power,
    text: ({ engine_kw: power }, locale) => quantityText(power, 'kW', locale),
  },
  capacity: {
    name: m.unit_capacity,
    text: (unit, locale) => withUnits(translated(unit, 'capacity', locale)),
  },
  condition: {
    name: m.unit_condition,
    text: (unit, locale) => translated(unit, 'condition', locale),
  },
  inspected_on: {
    name: m.unit_inspected_on,
    text: ({ inspected_on: day }, locale) => (day ? shortDay(day, locale) : ''),
  },
  location: {
    name: m.offer_unit_location,
    text: (unit, locale) => translated(unit, 'location', locale),
  },
} satisfies Record<Exclude<keyof Unit, UnitField>, FactSource>

/** Fields of a unit without a row in its table of facts; `price` includes `price_text`, and `hours` the day of their reading. */
type UnitField =
  | ('id' | 'name' | 'hire' | 'pictures' | 'updated_at' | 'translations')
  | ('price_text' | 'captions' | 'report_id' | 'hours_read_on')

function quantityText(quantity: number | undefined, unit: string, locale: Locale): string {
  return quantity === undefined ? '' : `${figureText(String(quantity), locale)}\u00a0${unit}`
}

/** The terms of hire, likewise. */
const hireSources = {
  basis: { name: m.offer_hire_basis, text: hireText('basis') },
  minimum: { name: m.offer_hire_minimum, text: hireText('minimum') },
  operator: { name: m.offer_hire_operator, text: hireText('operator') },
  fuel: { name: m.offer_hire_fuel, text: hireText('fuel') },
  mobilisation: { name: m.offer_hire_mobilisation, text: hireText('mobilisation') },
} satisfies Record<keyof HireTerms, FactSource>

function hireText(field: keyof HireTerms): FactSource['text'] {
  return (unit, locale) => {
    const translations = fallbacksFor(locale).map(
      (code) => unit.translations?.[code]?.hire?.[field],
    )
    return withUnits(translations.find(Boolean) ?? unit.hire?.[field] ?? '')
  }
}

const states = {
  free: m.offer_state_free,
  hired: m.offer_state_hired,
  sold: m.offer_state_sold,
} satisfies Record<Unit['state'], Message>

const offers = {
  sale: m.offer_for_sale,
  hire: m.offer_for_hire,
  both: m.offer_for_both,
} satisfies Record<Unit['offer'], Message>

type FactField = keyof typeof factSources | keyof HireTerms

/** A fact or a term of hire; a missing text is `''`. */
export type UnitFact = { field: string; name: string; text: string }

/** A unit for sale or for hire in one language. */
export type UnitView = {
  id: number
  name: string
  tool: { id: number; name: string }
  /** Its page in the default language. */
  path: string
  /** The subject of a request, `null` for a sold unit. */
  goods: Goods | null
  offer: Unit['offer']
  state: Unit['state']
  isFree: boolean
  /** The same facts for every unit, in the same order. */
  facts: UnitFact[]
  hire: UnitFact[]
  /** The facts of a card. */
  summary: string[]
  /** Its location in an address, the same in every language. */
  placeSlug: string
  price: PriceView | null
  /** The operating weight in tonnes. */
  tonnes: number | undefined
  /** The first day on which it is available: `''` if it is now, `null` if that is unknown. */
  availableFrom: string | null
  pictures: UnitPicture[]
  /** The document with the report of its inspection. */
  reportId: number | undefined
  picture: string | null
  credit: string
  /** Whether the picture shows its kind of machine and not the unit. */
  isOfKind: boolean
}

/** A picture of a unit with what it shows and its credit, `''` if the host omits them. */
export type UnitPicture = { src: string; text: string; credit: string }

/** Returns the site's own addresses of pictures. */
export type UnitPictures = {
  ofUnit: (path: string | null) => string | null
  ofKind: (tool: Product | Tool, unit: Unit) => string | null
}

const noPictures: UnitPictures = { ofUnit: () => null, ofKind: () => null }

/** Hosts may send any number. */
const maxUnits = 60
const maxPictures = 12

/** Returns the units of a machine, free ones first; products have none. */
export function unitViews(
  tool: Product | Tool,
  locale: Locale,
  pictures: UnitPictures = noPictures,
): UnitView[] {
  const units = 'units' in tool ? (tool.units ?? []) : []
  return units
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, maxUnits)
    .map((unit) => unitView(tool, unit, locale, pictures))
}

function rank(unit: Unit): number {
  return isFreeNow(unit) ? -1 : unitStates.indexOf(unit.state)
}

function unitView(
  tool: Product | Tool,
  unit: Unit,
  locale: Locale,
  pictures: UnitPictures,
): UnitView {
  const { id, offer, state } = unit
  const name = translated(unit, 'name', locale)
  const toolName = translated(tool, 'name', locale)
  const product = unitTitle(toolName, name, locale)
  const photographs = unit.pictures.slice(0, maxPictures).flatMap((path) => {
    const src = pictures.ofUnit(path)
    const caption = unit.captions.find(({ picture }) => picture === path) ?? {}
    const text = translated(caption, 'text', locale)
    const credit = translated(caption, 'image_credit', locale)
    return src === null ? [] : [{ src, text, credit }]
  })
  const ofKind = photographs.length === 0 ? pictures.ofKind(tool, unit) : null
  return {
    ...{ id, name, offer, state },
    isFree: isFreeNow(unit),
    tool: { id: tool.id, name: toolName },
    path: `/alat/${tool.id}/unit/${id}`,
    goods: isOnOffer(unit) ? { product, kind: 'machine', offer } : null,
    facts: getFacts(factSources, unit, locale),
    hire: getFacts(hireSources, unit, locale),
    summary: getSummary(unit, locale),
    placeSlug: getSlug(unit.location),
    price: isOnOffer(unit) ? unitPrice(unit, locale) : null,
    tonnes: unit.operating_weight_t,
    availableFrom: unit.available_from ?? (state === 'free' ? '' : null),
    pictures: photographs,
    reportId: unit.report_id,
    picture: photographs[0]?.src ?? ofKind,
    credit: photographs[0]?.credit ?? '',
    isOfKind: ofKind !== null,
  }
}

function getFacts(
  sources: Readonly<Record<string, FactSource>>,
  unit: Unit,
  locale: Locale,
): UnitFact[] {
  return Object.entries(sources).map(([field, { name, text }]) => {
    return { field, name: name({}, { locale }), text: text(unit, locale) }
  })
}

function getSummary(unit: Unit, locale: Locale): string[] {
  return Object.values<FactSource>(factSources).flatMap(({ text, onCard }) => {
    const value = text(unit, locale)
    return value && onCard ? onCard(value, locale) : []
  })
}

/** Returns the text of a fact or a term of hire, `''` if it is missing. */
export function unitText({ facts, hire }: UnitView, factField: FactField): string {
  return [...facts, ...hire].find(({ field }) => field === factField)?.text ?? ''
}

/** Returns how a unit is offered, beside its state: `''` if it is for hire alone and on hire. */
export function offerText(unit: UnitView): string {
  return unit.state === 'hired' && unit.offer === 'hire' ? '' : unitText(unit, 'offer')
}

/** Returns the facts with a text. */
export function knownFacts(facts: readonly UnitFact[]): UnitFact[] {
  return facts.filter(({ text }) => text !== '')
}
