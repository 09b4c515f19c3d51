import { getLocale } from '../paraglide/runtime.js'

/** Converts a number with a decimal point to the form a visitor would type, without groups. */
export function typedFigure(written: string): string {
  return written.replace('.', decimalSign())
}

/** Returns the decimal sign of the page's language. */
export function decimalSign(): string {
  return getLocale() === 'id' ? ',' : '.'
}
