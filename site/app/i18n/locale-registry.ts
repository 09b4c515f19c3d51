import type { Locale } from '@niaga/contract/locale'

export type LocaleEntry = {
  code: Locale
  hrefLang: string
  ogLocale: string
  localName: string
  /** The specification's locale for dates (section 9). */
  dateLocale: string
  timeZone: string
  isDefault: boolean
}

/**
 * The registry of languages, for html lang, addresses, alternates and the switcher. It repeats the codes because the
 * contract's list comes with schemas that the browser must not load.
 */
export const localeRegistry = {
  id: {
    code: 'id',
    hrefLang: 'id',
    ogLocale: 'id_ID',
    localName: 'Bahasa Indonesia',
    dateLocale: 'id-ID',
    timeZone: 'Asia/Jakarta',
    isDefault: true,
  },
  en: {
    code: 'en',
    hrefLang: 'en',
    ogLocale: 'en_US',
    localName: 'English',
    dateLocale: 'en-US',
    timeZone: 'Asia/Jakarta',
    isDefault: false,
  },
} as const satisfies Record<Locale, LocaleEntry>

export const localeEntries: readonly LocaleEntry[] = Object.values(localeRegistry)

export const defaultLocale = 'id' satisfies Locale

/** What search engines show to a visitor who reads none of the languages (docs/decisions/046). */
export const otherVisitorsLocale = 'en' satisfies Locale
