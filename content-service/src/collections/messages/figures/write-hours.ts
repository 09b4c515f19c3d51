import type { AdminLanguage } from '../../../platform/admin/texts.ts'

const locales = { id: 'id-ID', en: 'en-GB' }

/** Longer times are easier to read in days. */
const mostHours = 48

/** A time in hours, or in days when it is long: `3,5 jam`, `4 hari`; a dash for none. */
export function writeHours(hours: number | null, language: AdminLanguage): string {
  if (hours === null) return '–'
  const isLong = hours > mostHours
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: isLong ? 'day' : 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(isLong ? hours / 24 : hours)
}
