import type { Locale } from '@niaga/contract/locale'

/** The texts about the languages of a document. */
export const translationTexts = {
  id: {
    title: 'Terjemahan',
    languages: { id: 'Indonesia', en: 'Inggris', zh: 'Tionghoa' } satisfies Record<Locale, string>,
    complete: 'lengkap',
    missing: (count: number) => `${count} teks belum ada`,
    more: (count: number) => `dan ${count} lagi`,
    none: 'belum ada',
  },
  en: {
    title: 'Translations',
    languages: { id: 'Indonesian', en: 'English', zh: 'Chinese' } satisfies Record<Locale, string>,
    complete: 'complete',
    missing: (count: number) => (count === 1 ? '1 text missing' : `${count} texts missing`),
    more: (count: number) => `and ${count} more`,
    none: 'missing',
  },
}

export type TranslationTexts = (typeof translationTexts)['id']
