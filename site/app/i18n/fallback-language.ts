import { type Locale, toBaseLocale } from '@niaga/contract/locale'
import { getLocale } from '../paraglide/runtime.js'
import { localeRegistry } from './locale-registry.ts'

/** A word; symbols such as `GAR` or `kg` are the same in every language. */
const word = /\p{Script=Latin}{4}/u

/**
 * Returns the value for `lang` (WCAG 3.1.2): the base language of a content host's text that exists in no other language,
 * or `undefined` for a text in the language of the page. The host does not report the language of a text; its letters show
 * it.
 */
export function fallbackLanguage(text: string, locale: Locale = getLocale()): Locale | undefined {
  // A build constant (vite.config.ts), to drop the rest from the script of a base language.
  if (import.meta.env.IS_BASE_LOCALE === true) return undefined
  const { letters } = localeRegistry[locale]
  if (letters === null || letters.test(text) || !word.test(text)) return undefined
  return toBaseLocale(locale)
}
