/** The languages in which every text of the product exists. */
export const baseLocales = ['id', 'en'] as const

/** Every language that the product knows, in the order in which they are shown. */
export const locales = [...baseLocales, 'zh'] as const

export type BaseLocale = (typeof baseLocales)[number]

export type Locale = (typeof locales)[number]

/** The language of a URL or a request that names none (specification, section 9). */
export const defaultLocale = 'id' satisfies BaseLocale

/** A value in each base language, and in others that have one of their own. */
export type Localised<Value> = Record<BaseLocale, Value> & Partial<Record<Locale, Value>>

/** What a language is shown in where a text is missing, for those beside the base languages. */
const fallbackOf = { zh: 'en' } as const satisfies Record<Exclude<Locale, BaseLocale>, BaseLocale>

export function isBaseLocale(locale: Locale): locale is BaseLocale {
  return baseLocales.some((code) => code === locale)
}

/** The base language that stands for a language where it has no text: itself for a base language. */
export function baseLocaleOf(locale: Locale): BaseLocale {
  return isBaseLocale(locale) ? locale : fallbackOf[locale]
}

/** A value in a language, else in the base language that stands for it. */
export function inLocale<Value>(values: Localised<Value>, locale: Locale): Value {
  return values[locale] ?? values[baseLocaleOf(locale)]
}

/** The languages in the order in which a text is looked for in them; the base text comes last. */
export function fallbacksOf(locale: Locale): readonly Locale[] {
  return [...new Set([locale, baseLocaleOf(locale)])]
}

/**
 * The languages that a service offers: the base ones, and those that the variable `LANGUAGES` names beside them. A code
 * that is unknown is left out; a start rejects it (server-kit/src/settings.ts).
 */
export function offeredLocales(variable: string | undefined): readonly Locale[] {
  const named = (variable ?? '').split(',').map((code) => code.trim())
  return locales.filter((code) => isBaseLocale(code) || named.includes(code))
}
