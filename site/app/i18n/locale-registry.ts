import { isBaseLocale, type Locale, offeredLocales } from '@niaga/contract/locale'

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

/** The languages that `LANGUAGES` offers besides the base languages; the document passes them to its script (app/root.tsx). */
const variable =
  typeof document === 'undefined'
    ? process.env.LANGUAGES
    : document.documentElement.dataset.languages

/** The languages offered by the site. */
export const localeEntries: readonly LocaleEntry[] = offeredLocales(variable).map(
  (code) => localeRegistry[code],
)

/** The languages that a document passes to its script; empty if only the base languages are offered. */
export const getDocumentLanguages =
  localeEntries
    .map(({ code }) => code)
    .filter((code) => !isBaseLocale(code))
    .join(',') || undefined

export const defaultLocale = 'id' satisfies Locale

/** The language that search engines show to visitors who read none of the site's languages (docs/decisions/046). */
export const otherVisitorsLocale = 'en' satisfies Locale
