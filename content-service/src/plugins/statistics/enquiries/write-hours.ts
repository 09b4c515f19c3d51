import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'

const locales = { id: 'id-ID', en: 'en-GB' }

/** The limit for hours: longer times are easier to read in days. */
const maxHours = 48

/** Writes a time in minutes, hours or days: `20 menit`, `3,5 jam`, `4 hari`; a dash for `null`. */
export function writeHours(hours: number | null, language: AdminLanguage): string {
  if (hours === null) return '–'
  const [unit, value] = inUnit(hours)
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value)
}

/** Shows an answer's time as at least one minute. */
function inUnit(hours: number): [unit: string, value: number] {
  if (hours > maxHours) return ['day', hours / 24]
  const minutes = Math.max(Math.round(hours * 60), 1)
  return minutes < 60 ? ['minute', minutes] : ['hour', hours]
}
