import { isBaseLocale, type Locale, locales, offeredLocales } from '@niaga/contract/locale'

export type LocaleEntry = {
  code: Locale
  hrefLang: string
  ogLocale: string
  localName: string
  /** The specification's locale for dates (section 9). */
  dateLocale: string
  timeZone: string
  /** The language's own letters, if it shares none with the base languages; otherwise `null`. */
  letters: RegExp | null
  isDefault: boolean
}

/**
 * Every supported language, for html lang, addresses, alternates and the switcher. `code` is its folder in addresses,
 * `hrefLang` its tag (BCP 47).
 */
export const localeRegistry = {
  id: {
    code: 'id',
    hrefLang: 'id',
    ogLocale: 'id_ID',
    localName: 'Bahasa Indonesia',
    dateLocale: 'id-ID',
    timeZone: 'Asia/Jakarta',
    letters: null,
    isDefault: true,
  },
  en: {
    code: 'en',
    hrefLang: 'en',
    ogLocale: 'en_US',
    localName: 'English',
    dateLocale: 'en-US',
    timeZone: 'Asia/Jakarta',
    letters: null,
    isDefault: false,
  },
  zh: {
    code: 'zh',
    hrefLang: 'zh-Hans',
    ogLocale: 'zh_CN',
    localName: '简体中文',
    dateLocale: 'zh-CN',
    timeZone: 'Asia/Jakarta',
    letters: /\p{Script=Han}/u,
    isDefault: false,
  },
} as const satisfies Record<Locale, LocaleEntry>

/** In a browser, any language that its address may name. */
const variable = typeof document === 'undefined' ? process.env.LANGUAGES : locales.join(',')

/** The languages offered by the site. */
export const localeEntries: readonly LocaleEntry[] = offeredLocales(variable).map(
  (code) => localeRegistry[code],
)

export const hasMoreLanguages = localeEntries.some(({ code }) => !isBaseLocale(code))

export const defaultLocale = 'id' satisfies Locale

/** The language that search engines show to visitors who read none of the site's languages (docs/decisions/046). */
export const otherVisitorsLocale = 'en' satisfies Locale
