import { isBaseLocale, type Locale, toBaseLocale } from '@niaga/contract/locale'
import { equipmentSheetPaths } from '@niaga/contract/sheet-paths'
import { defaultLocale, type LocaleEntry, localeEntries } from './locale-registry.ts'

const article = /^\/blog\/[^/]+$/

/**
 * Returns the languages of a page: the fixed equipment pages are only in Indonesian (specification, section 1), articles
 * only in the base languages.
 */
export function getLocales(path: string): readonly LocaleEntry[] {
  const isIndonesianOnly = equipmentSheetPaths.some((sheetPath) => sheetPath === path)
  if (isIndonesianOnly) return localeEntries.filter(({ code }) => code === defaultLocale)
  return article.test(path) ? localeEntries.filter(({ code }) => isBaseLocale(code)) : localeEntries
}

/**
 * Returns the language of a page's body for a visitor with `locale`: another language if the page does not exist in
 * theirs.
 */
export function bodyLocale(path: string, locale: Locale): Locale {
  const codes = getLocales(path).map(({ code }) => code)
  return [locale, toBaseLocale(locale)].find((code) => codes.includes(code)) ?? defaultLocale
}

/** Returns the language of a page's body and title for `lang`, if it differs from the visitor's. */
export function otherBodyLocale(path: string, locale: Locale): Locale | undefined {
  const language = bodyLocale(path, locale)
  return language === locale ? undefined : language
}
