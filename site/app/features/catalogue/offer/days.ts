import type { Locale } from '@niaga/contract/locale'
import { localeEntries } from '../../../i18n/locale-registry.ts'

/** A day has no time, so it is the same in every time zone. */
const timeZone = 'UTC'

/** Created once, because creating a format takes longer than formatting all days of a page. */
const formats = new Map(
  localeEntries.map(({ code, dateLocale }) => [
    code,
    new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeZone }),
  ]),
)

/** Formats a day such as `2026-11-22`, on the server because browsers may differ. */
export function shortDay(day: string, locale: Locale): string {
  return formats.get(locale)?.format(new Date(day)) ?? day
}

/** Formats a period of days; parts common to both days are written once. A line breaks between the days alone. */
export function dayRange(from: string, to: string, locale: Locale): string {
  const days = formats.get(locale)?.formatRange(new Date(from), new Date(to)) ?? `${from}–${to}`
  return days.replace(/(?<!–) /g, '\u00a0')
}

/** Returns the milliseconds from a moment until the end of a day in Jakarta. */
export function msUntilOver(day: string, ms: number): number {
  return Date.parse(`${day}T24:00+07:00`) - ms
}
