import { getLocale } from '../paraglide/runtime.js'

/** A figure with a decimal point as a visitor would type it, without groups. */
export function typedFigure(written: string): string {
  return written.replace('.', decimalSign())
}

/** The sign before the decimals of the page's language. */
export function decimalSign(): string {
  return getLocale() === 'id' ? ',' : '.'
}
