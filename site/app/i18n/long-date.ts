import type { Locale } from '@niaga/contract/locale'
import { localeEntries, localeRegistry } from './locale-registry.ts'

/** A date for machines and for visitors. */
export type LongDate = { machine: string; human: string }

/**
 * Formats a period in words, `2 tahun` or `90 days`: in days unless it is a whole number of years.
 *
 * @param days at least 1
 */
export function writtenPeriod(days: number, locale: Locale): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day']
  const { dateLocale } = localeRegistry[locale]
  return count.toLocaleString(dateLocale, { style: 'unit', unit, unitDisplay: 'long' })
}

/** Created once, because creating a format takes longer than formatting all dates of a page. */
const formats = new Map(
  localeEntries.map(({ code, dateLocale, timeZone }) => [
    code,
    new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone }),
  ]),
)

/**
 * Formats the date in Jakarta in long form by language (specification, section 9); returns `null` without a timestamp. It
 * runs on the server, because a browser may format the same date differently.
 */
export function longDate(moment: string | null, locale: Locale): LongDate | null {
  if (moment === null) return null
  const date = new Date(moment)
  return { machine: date.toISOString(), human: formats.get(locale)?.format(date) ?? '' }
}
