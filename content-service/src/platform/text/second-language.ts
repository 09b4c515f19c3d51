import { AsyncLocalStorage } from 'node:async_hooks'
import { isBaseLocale, type Locale, toBaseLocale } from '@niaga/contract/locale'

/**
 * The language read beside Indonesian. Content is presented in two languages; a call in a further language reads it in the
 * place of English, and English where a text is missing.
 */
const second = new AsyncLocalStorage<Locale>()

type SecondLanguage = { locale: Locale; fallbackLocale: Locale | false }

/** Returns how Payload reads the second language of the current call. */
export function secondLanguage(): SecondLanguage {
  const locale = second.getStore() ?? 'en'
  return { locale, fallbackLocale: isBaseLocale(locale) ? false : toBaseLocale(locale) }
}

/**
 * Reads content in a further language.
 *
 * @param read presents the content in English
 * @returns the content with the language's name in the place of English
 */
export async function inSecondLanguage<Content extends object | null>(
  locale: Locale,
  read: () => Promise<Content>,
): Promise<Content> {
  return renamed(await second.run(locale, read), locale)
}

/** Returns the value with the English translations under the name of another language. */
function renamed<Value>(value: Value, locale: Locale): Value {
  if (Array.isArray(value)) return value.map((one) => renamed(one, locale)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name === 'translations' ? renamedTranslations(part, locale) : renamed(part, locale),
  ])
  return Object.fromEntries(entries) as Value
}

function renamedTranslations(translations: unknown, locale: Locale): unknown {
  if (Array.isArray(translations)) {
    return translations.map((one) => (one.locale === 'en' ? { ...one, locale } : one))
  }
  if (typeof translations !== 'object' || translations === null) return translations
  const entries = Object.entries(translations)
  return Object.fromEntries(entries.map(([name, part]) => [name === 'en' ? locale : name, part]))
}
