import type { Grade } from '@niaga/contract/grades'
import { fallbacksFor, type Locale } from '@niaga/contract/locale'
import type { Price } from '@niaga/contract/prices'
import { translated } from '@niaga/contract/translation'
import type { Unit } from '@niaga/contract/units'
import { m } from '../../../paraglide/messages.js'
import { shortDay } from './days.ts'
import type { TermsView } from './terms-view.ts'

/** A price in one language. */
export type PriceView = {
  /** As an editor wrote it. */
  text: string
  /** That it is indicative, with its days; `''` for a price without a limit of time. */
  note: string
  /** Its last day. */
  validUntil: string | undefined
  /** The figure per tonne; `null` if unknown. */
  perTonne: number | null
}

type Priced = {
  price?: Price | undefined
  translations?: Unit['translations'] | Grade['translations']
}

/** Returns the price of a unit, also from a host that gives it as a text alone; `null` without a price. */
export function unitPrice(unit: Unit, locale: Locale): PriceView | null {
  const text = unit.price ? '' : translated(unit, 'price_text', locale)
  return text === ''
    ? priceView(unit, locale)
    : { text, note: '', validUntil: undefined, perTonne: null }
}

/** Returns a price; `null` without one. */
export function priceView(entity: Priced, locale: Locale): PriceView | null {
  const { price } = entity
  if (!price) return null
  const translations = fallbacksFor(locale).map((code) => entity.translations?.[code]?.price?.text)
  const text = translations.find(Boolean) ?? price.text
  const { as_of: asOf, valid_until: validUntil } = price
  const notes = [
    m.price_indicative({}, { locale }),
    asOf && m.offer_as_of({ day: shortDay(asOf, locale) }, { locale }),
    validUntil && m.price_until({ day: shortDay(validUntil, locale) }, { locale }),
  ]
  const perTonne = price.per_tonne ?? null
  return { text, note: notes.filter(Boolean).join('; '), validUntil, perTonne }
}

/** Says what a price depends on: the terms of hire, else those of trade; `''` if neither says. */
export function priceMade(
  terms: TermsView | null,
  hire: readonly { name: string; text: string }[] = [],
): string {
  const ofTrade = [
    { name: m.offer_incoterms(), text: terms?.incoterms.join(', ') ?? '' },
    { name: m.offer_minimum(), text: terms?.minimum ?? '' },
    { name: m.offer_payment(), text: terms?.payment.join('; ') ?? '' },
  ]
  const shown = hire.length > 0 ? hire : ofTrade.filter(({ text }) => text !== '')
  const factors = shown.map(({ name, text }) => `${name.toLowerCase()} (${text})`).join(', ')
  if (factors === '') return ''
  return hire.length > 0 ? m.price_made_hire({ factors }) : m.price_made({ factors })
}
