import type { AdminLanguage } from '../../platform/admin-kit/admin-texts.ts'

/** Months begin and end in Jakarta, which has no daylight saving time. */
const timeZone = 'Asia/Jakarta'
const utcOffset = '+07:00'

const months = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone })

/** Returns the month of a moment, as `2026-11`. */
export function getMonth(moment: Date): string {
  const parts = new Map(months.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}`
}

/** Returns the last months up to the month of a moment, earliest first. */
export function monthsUpTo(moment: Date, count: number): string[] {
  const [year = 0, month = 0] = getMonth(moment).split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, month - count + index, 1))
    return first.toISOString().slice(0, 7)
  })
}

/** Returns the moment when a month begins in Jakarta. */
export function getStart(month: string): Date {
  return new Date(`${month}-01T00:00:00${utcOffset}`)
}

const names = {
  id: {
    short: new Intl.DateTimeFormat('id-ID', { month: 'short', timeZone }),
    long: new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone }),
  },
  en: {
    short: new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone }),
    long: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone }),
  },
}

/** Writes the name of a month, such as `Nov` or `November 2026`. */
export function writeMonth(
  month: string,
  style: 'short' | 'long',
  language: AdminLanguage,
): string {
  return names[language][style].format(getStart(month))
}
