import type { AdminLanguage } from '../admin-kit/admin-texts.ts'

const timeZone = 'Asia/Jakarta'

const formats = {
  id: new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }),
}

/** Writes a moment in Jakarta's time, with 24 hours. */
export function writeMoment(moment: string, language: AdminLanguage): string {
  return `${formats[language].format(new Date(moment))} WIB`
}

const dayFormats = {
  id: new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone }),
}

/** Writes the day of a moment in Jakarta. */
export function writeDay(moment: string, language: AdminLanguage): string {
  return dayFormats[language].format(new Date(moment))
}
