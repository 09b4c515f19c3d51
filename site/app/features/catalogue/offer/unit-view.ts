import type { Product, Tool } from '@niaga/contract/entities'
import { figureText } from '@niaga/contract/figure-text'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { type HireTerms, type Unit, unitStates } from '@niaga/contract/units'
import { m } from '../../../paraglide/messages.js'
import type { Goods } from '../../../ui/calls.ts'
import { getSlug } from './slug.ts'

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
    text: ({ state }, locale) => states[state]({}, { locale }),
  },
  offer: {
    name: m.offer_unit_offer,
    text: ({ state, offer }, locale) => (state === 'sold' ? '' : offers[offer]({}, { locale })),
  },
  maker: { name: m.offer_unit_maker, text: ({ maker = '' }) => maker },
  model: { name: m.offer_unit_model, text: ({ model = '' }) => model },
  year: {
    name: m.offer_unit_year,
    text: ({ year = '' }) => String(year),
    onCard: (year) => year,
  },
  hours: {
    name: m.offer_unit_hours,
    text: ({ hours }, locale) => (hours === undefined ? '' : figureText(String(hours), locale)),
    onCard: (hours, locale) => m.unit_hours({ hours }, { locale }),
  },
  location: {
    name: m.offer_unit_location,
    text: (unit, locale) => translated(unit, 'location', locale),
  },
  price_text: {
    name: m.offer_unit_price,
    text: (unit, locale) => translated(unit, 'price_text', locale),
  },
} satisfies Record<Exclude<keyof Unit, UnitField>, FactSource>

/** Fields of a unit that its table of facts does not show. */
type UnitField = 'id' | 'name' | 'hire' | 'pictures' | 'updated_at' | 'translations'

/** The terms of hire, likewise. */
const hireSources = {
  basis: { name: m.offer_hire_basis, text: hireText('basis') },
  minimum: { name: m.offer_hire_minimum, text: hireText('minimum') },
  operator: { name: m.offer_hire_operator, text: hireText('operator') },
  fuel: { name: m.offer_hire_fuel, text: hireText('fuel') },
  mobilisation: { name: m.offer_hire_mobilisation, text: hireText('mobilisation') },
} satisfies Record<keyof HireTerms, FactSource>

function hireText(field: keyof HireTerms): FactSource['text'] {
  return (unit, locale) => unit.translations?.[locale]?.hire?.[field] ?? unit.hire?.[field] ?? ''
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
  /** Its place on the page of its machine, in the default language. */
  path: string
  /** The subject of a request, `null` for a sold unit. */
  goods: Goods | null
  offer: Unit['offer']
  state: Unit['state']
  /** The same facts for every unit, in the same order. */
  facts: UnitFact[]
  hire: UnitFact[]
  /** The facts of a card, in one line. */
  summary: string
  /** Its location in an address, the same in every language. */
  placeSlug: string
  picture: string | null
  /** Whether the picture shows its kind of machine and not the unit. */
  isOfKind: boolean
}

/** Returns the site's own addresses of pictures. */
export type UnitPictures = {
  ofUnit: (path: string | null) => string | null
  ofKind: (tool: Product | Tool, unit: string) => string | null
}

const noPictures: UnitPictures = { ofUnit: () => null, ofKind: () => null }

/** Hosts may send any number. */
const maxUnits = 60

/** Returns the units of a machine, available ones first; products have none. */
export function unitViews(
  tool: Product | Tool,
  locale: Locale,
  pictures: UnitPictures = noPictures,
): UnitView[] {
  const units = 'units' in tool ? (tool.units ?? []) : []
  return units
    .toSorted((one, other) => unitStates.indexOf(one.state) - unitStates.indexOf(other.state))
    .slice(0, maxUnits)
    .map((unit) => unitView(tool, unit, locale, pictures))
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
  const product = m.offer_unit_of({ tool: toolName, unit: name }, { locale })
  const own = pictures.ofUnit(unit.pictures[0] ?? null)
  const ofKind = own === null ? pictures.ofKind(tool, unit.name) : null
  return {
    ...{ id, name, offer, state },
    tool: { id: tool.id, name: toolName },
    path: `/alat/${tool.id}#unit-${id}`,
    goods: state === 'sold' ? null : { product, kind: 'machine', offer },
    facts: getFacts(factSources, unit, locale),
    hire: getFacts(hireSources, unit, locale),
    summary: getSummary(unit, locale),
    placeSlug: getSlug(unit.location),
    picture: own ?? ofKind,
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

function getSummary(unit: Unit, locale: Locale): string {
  const facts = Object.values<FactSource>(factSources).map(({ text, onCard }) => {
    const known = text(unit, locale)
    return known && onCard ? onCard(known, locale) : ''
  })
  return facts.filter(Boolean).join(' · ')
}

/** Returns the text of a fact or a term of hire, `''` if it is missing. */
export function unitText({ facts, hire }: UnitView, wanted: FactField): string {
  return [...facts, ...hire].find(({ field }) => field === wanted)?.text ?? ''
}

/** Returns the terms of hire that several units of a machine share, which its page shows once; empty if they differ. */
export function sharedHire(units: readonly UnitView[]): UnitFact[] {
  const terms = units.map(({ hire }) => knownFacts(hire)).filter((facts) => facts.length > 0)
  const isShared =
    terms.length > 1 && new Set(terms.map((facts) => JSON.stringify(facts))).size === 1
  return (isShared && terms[0]) || []
}

/** Returns the facts with a text. */
export function knownFacts(facts: readonly UnitFact[]): UnitFact[] {
  return facts.filter(({ text }) => text !== '')
}
