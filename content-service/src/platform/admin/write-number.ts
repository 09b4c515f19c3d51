import type { AdminLanguage } from '../admin-kit/admin-texts.ts'

const formats = { id: new Intl.NumberFormat('id-ID'), en: new Intl.NumberFormat('en-GB') }

/** Writes a number with the separators of a language. */
export function writeNumber(value: number, language: AdminLanguage): string {
  return formats[language].format(value)
}
