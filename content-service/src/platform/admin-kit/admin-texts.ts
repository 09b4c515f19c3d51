import type english from '../../../messages/en.json'

export type AdminTexts = typeof english
export type AdminLanguage = 'id' | 'en'
export type AdminI18n = { language: string; translations: object }

export function adminLanguage(language: string): AdminLanguage {
  return language === 'en' ? 'en' : 'id'
}

/** Returns the admin's texts (`messages/`) in the language of its user, with Payload's own beside them. */
export function adminTexts({ translations }: Pick<AdminI18n, 'translations'>): AdminTexts {
  return translations as AdminTexts
}
