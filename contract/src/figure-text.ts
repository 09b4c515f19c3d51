import { inLocale, type Locale, type Localized } from './locale.ts'
import type { Figure } from './sheets.ts'

/** The separators of `Intl`, which would take milliseconds for the figures of a list of sheets. */
const signs = {
  id: { decimal: ',', thousands: '.' },
  en: { decimal: '.', thousands: ',' },
} satisfies Localized<object>

/**
 * Formats a figure in the number style of a language. Four digits have no thousands separator, as in the specification;
 * longer numbers have the language's separator.
 */
export function figureText(figure: Figure, locale: Locale): string {
  const { decimal, thousands } = inLocale(signs, locale)
  const [whole = '', decimals] = figure.split('.')
  const digits = whole.replace('-', '').length
  const integer = digits > 4 ? whole.replace(/\B(?=(?:\d{3}){1,4}$)/g, thousands) : whole
  return decimals === undefined ? integer : integer + decimal + decimals
}
