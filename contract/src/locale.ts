/** The languages in which every text exists. */
export const baseLocales = ['id', 'en'] as const

/** Every supported language, in display order. */
export const locales = [...baseLocales, 'zh'] as const

export type BaseLocale = (typeof baseLocales)[number]

export type Locale = (typeof locales)[number]

/** The language of a URL or request that does not specify one (specification, section 9). */
export const defaultLocale = 'id' satisfies BaseLocale

/** A value in each base language, and optionally in other languages. */
export type Localized<Value> = Record<BaseLocale, Value> & Partial<Record<Locale, Value>>

/** The base language that replaces missing texts of each other language. */
const fallbackFor = { zh: 'en' } as const satisfies Record<Exclude<Locale, BaseLocale>, BaseLocale>

export function isBaseLocale(locale: Locale): locale is BaseLocale {
  return baseLocales.some((code) => code === locale)
}

/** Returns the base language whose texts replace missing texts of a language: itself for a base language. */
export function toBaseLocale(locale: Locale): BaseLocale {
  return isBaseLocale(locale) ? locale : fallbackFor[locale]
}

/** Returns a value in a language, or else in its base language. */
export function inLocale<Value>(values: Localized<Value>, locale: Locale): Value {
  return values[locale] ?? values[toBaseLocale(locale)]
}

/** Returns the languages in the order in which a text is looked up; the base text comes last. */
export function fallbacksFor(locale: Locale): readonly Locale[] {
  return [...new Set([locale, toBaseLocale(locale)])]
}

/**
 * Returns the languages that a service offers: the base languages and those in the variable `LANGUAGES`. An unknown code
 * is omitted; at startup it is rejected (server-kit/src/settings.ts).
 */
export function offeredLocales(variable: string | undefined): readonly Locale[] {
  const codes = (variable ?? '').split(',').map((code) => code.trim())
  return locales.filter((code) => isBaseLocale(code) || codes.includes(code))
}
