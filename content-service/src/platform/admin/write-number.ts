import type { AdminLanguage } from '../admin-kit/admin-texts.ts'

const formats = { id: new Intl.NumberFormat('id-ID'), en: new Intl.NumberFormat('en-GB') }

/** Writes a number with the separators of a language. */
export function writeNumber(value: number, language: AdminLanguage): string {
  return formats[language].format(value)
}

/** Writes a figure digit for digit, with the decimal sign of a language. */
export function writeFigure(figure: string, language: AdminLanguage): string {
  return language === 'id' ? figure.replace('.', ',') : figure
}
