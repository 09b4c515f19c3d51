import { inLocale, type Locale, type Localized } from '@niaga/contract/locale'
import type { PropertyValue } from 'schema-dts'
import { unitCode } from './unit-codes.ts'

/** A figure of a table as its page shows it, in one language; if `unit` is omitted, the value may end with it. */
export type ShownFigure = { name: string; value: string; unit?: string }

/** Returns a figure as a property: a number with its unit code if possible, otherwise the text. */
export function quantity({ name, value, unit }: ShownFigure, locale: Locale): PropertyValue {
  const text = value.replaceAll('\u00a0', ' ').trim()
  const [limit, afterLimit] = splitLimit(text)
  const [figures = '', ...words] = afterLimit.split(' ')
  const range = getRange(figures.split('–'), limit, locale)
  // Several words after a number are a sentence, not a unit.
  if (!range || words.length > 1)
    return { '@type': 'PropertyValue', name, value: text, ...getUnit(unit) }
  return { '@type': 'PropertyValue', name, ...range, ...getUnit(unit ?? words[0]) }
}

/** Returns the unit of a property; `C62` and similar codes add nothing to a figure without a unit. */
function getUnit(unit: string | undefined): { unitText?: string; unitCode?: string } {
  if (!unit) return {}
  const code = unitCode(unit)
  return { unitText: unit, ...(code !== null && { unitCode: code }) }
}

type Limit = 'least' | 'most' | null

const limitWords = [
  ['di bawah ', 'most'],
  ['under ', 'most'],
  ['di atas ', 'least'],
  ['over ', 'least'],
  ['低于 ', 'most'],
  ['高于 ', 'least'],
] as const

function splitLimit(text: string): [Limit, string] {
  const entry = limitWords.find(([word]) => text.startsWith(word))
  return entry ? [entry[1], text.slice(entry[0].length)] : [null, text]
}

type Range = { value?: number; minValue?: number; maxValue?: number }

function getRange([from = '', to, ...more]: string[], limit: Limit, locale: Locale): Range | null {
  const first = numberIn(from, locale)
  if (first === null || more.length > 0) return null
  if (to !== undefined) {
    const last = numberIn(to, locale)
    return last === null || limit ? null : { minValue: first, maxValue: last }
  }
  if (limit === 'most') return { maxValue: first }
  return limit === 'least' ? { minValue: first } : { value: first }
}

/** The signs in numbers of each language. */
export const signs = {
  id: { decimal: ',', thousands: '.' },
  en: { decimal: '.', thousands: ',' },
} satisfies Localized<object>

/** Parses a number in the style of a language; returns `null` for any other text. */
function numberIn(text: string, locale: Locale): number | null {
  if (!/^-?\d[\d.,]{0,20}$/.test(text)) return null
  const { decimal, thousands } = inLocale(signs, locale)
  const number = Number(text.replaceAll(thousands, '').replace(decimal, '.'))
  return Number.isFinite(number) ? number : null
}
