import type { BaseLocale } from '@niaga/contract/locale'

/** The languages that a desk speaks, named in each language of the site. */
export const spokenLanguages = {
  id: { id: 'Indonesia', en: 'Indonesian' },
  en: { id: 'Inggris', en: 'English' },
  zh: { id: 'Mandarin', en: 'Mandarin' },
  ja: { id: 'Jepang', en: 'Japanese' },
  ko: { id: 'Korea', en: 'Korean' },
  hi: { id: 'Hindi', en: 'Hindi' },
  ar: { id: 'Arab', en: 'Arabic' },
  vi: { id: 'Vietnam', en: 'Vietnamese' },
  th: { id: 'Thai', en: 'Thai' },
} satisfies Record<string, Record<BaseLocale, string>>

export type SpokenLanguage = keyof typeof spokenLanguages
