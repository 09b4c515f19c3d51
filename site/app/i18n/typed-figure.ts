import { getLocale } from '../paraglide/runtime.js'

/** Converts a number with a decimal point to the form a visitor would type, without groups. */
export function typedFigure(figure: string): string {
  return figure.replace('.', decimalSign())
}

/** Returns the decimal sign of the page's language. */
export function decimalSign(): string {
  return getLocale() === 'id' ? ',' : '.'
}
