import type { Locale } from '@niaga/contract/locale'
import { equipmentSheetPaths } from '@niaga/contract/sheet-paths'
import { defaultLocale, type LocaleEntry, localeEntries } from './locale-registry.ts'

/** The languages of a page: the fixed equipment pages are only in Indonesian (specification, section 1). */
export function localesOf(path: string): readonly LocaleEntry[] {
  const isIndonesianOnly = equipmentSheetPaths.some((known) => known === path)
  return isIndonesianOnly
    ? localeEntries.filter(({ code }) => code === defaultLocale)
    : localeEntries
}

/** The language of a page's body for a visitor with `locale`: the default if the page is not in theirs. */
export function bodyLocale(path: string, locale: Locale): Locale {
  return localesOf(path).some(({ code }) => code === locale) ? locale : defaultLocale
}
