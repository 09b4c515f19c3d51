import { isBaseLocale, type Locale, offeredLocales } from '@niaga/contract/locale'

export type LocaleEntry = {
  code: Locale
  hrefLang: string
  ogLocale: string
  localName: string
  /** The specification's locale for dates (section 9). */
  dateLocale: string
  timeZone: string
  /** The letters of its own, for a language that shares none with the base languages; `null` for one that does. */
  letters: RegExp | null
  isDefault: boolean
}

/**
 * Every language that the site knows, for html lang, addresses, alternates and the switcher. `code` is its folder in
 * addresses, `hrefLang` its tag (BCP 47).
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

/** What `LANGUAGES` offers beside the base languages, which the document tells its script (app/root.tsx). */
const variable =
  typeof document === 'undefined'
    ? process.env.LANGUAGES
    : document.documentElement.dataset.languages

/** The languages that the site is offered in. */
export const localeEntries: readonly LocaleEntry[] = offeredLocales(variable).map(
  (code) => localeRegistry[code],
)

/** What a document tells its script about its languages: nothing where they are the base ones. */
export const languagesOfDocument =
  localeEntries
    .map(({ code }) => code)
    .filter((code) => !isBaseLocale(code))
    .join(',') || undefined

export const defaultLocale = 'id' satisfies Locale

/** What search engines show to a visitor who reads none of the languages (docs/decisions/046). */
export const otherVisitorsLocale = 'en' satisfies Locale
