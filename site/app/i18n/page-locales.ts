import type { Locale } from '@niaga/contract/locale'
import { equipmentSheetPaths } from '../sheet-paths.ts'
import { defaultLocale, type LocaleEntry, localeEntries } from './locale-registry.ts'

/** The languages a page is published in: the fixed equipment pages are in Indonesian only (specification, section 1). */
export function localesOf(path: string): readonly LocaleEntry[] {
  const isIndonesianOnly = equipmentSheetPaths.some((known) => known === path)
  return isIndonesianOnly
    ? localeEntries.filter(({ code }) => code === defaultLocale)
    : localeEntries
}

/** The language in which a visitor with `locale` gets a page's body: the default where the page is not in theirs. */
export function bodyLocale(path: string, locale: Locale): Locale {
  return localesOf(path).some(({ code }) => code === locale) ? locale : defaultLocale
}
