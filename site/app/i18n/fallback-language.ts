import { baseLocaleOf, type Locale } from '@niaga/contract/locale'
import { getLocale } from '../paraglide/runtime.js'
import { localeRegistry } from './locale-registry.ts'

/** A word; signs such as `GAR` or `kg` are written alike in every language. */
const word = /\p{Script=Latin}{4}/u

/**
 * For `lang` (WCAG 3.1.2): the base language of a text of a content host that has it in no other, `undefined` for a text
 * in the language of the page. A host does not say in which language it responds, but its letters do.
 */
export function fallbackLanguage(text: string, locale: Locale = getLocale()): Locale | undefined {
  // A constant of the build (vite.config.ts): the script of a base language is without the rest.
  if (import.meta.env.IS_BASE_LOCALE === true) return undefined
  const { letters } = localeRegistry[locale]
  if (letters === null || letters.test(text) || !word.test(text)) return undefined
  return baseLocaleOf(locale)
}
