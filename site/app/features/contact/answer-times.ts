import { defaultTimeZone } from '@niaga/contract/time-zones'

/**
 * Formats a time at the office and, if the visitor's clock differs, in the visitor's time zone.
 *
 * @param timestamp in ISO 8601
 * @param isInBrowser whether the time zone of this program is the visitor's
 */
export function writtenTimes(timestamp: string, dateLocale: string, isInBrowser: boolean) {
  const moment = new Date(timestamp)
  const office = formatMoment(moment, dateLocale, defaultTimeZone)
  const visitor = isInBrowser ? formatMoment(moment, dateLocale) : office
  return { office, visitor: isSameClock(moment) || !isInBrowser ? null : visitor }
}

function formatMoment(moment: Date, dateLocale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(dateLocale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  }).format(moment)
}

function isSameClock(moment: Date): boolean {
  const clock = (timeZone?: string) =>
    moment.toLocaleString('en', {
      dateStyle: 'short',
      timeStyle: 'short',
      ...(timeZone && { timeZone }),
    })
  return clock() === clock(defaultTimeZone)
}
