import { defaultTimeZone } from '@niaga/contract/time-zones'

/**
 * Formats a time at the office and, if the visitor's clock differs, in short in the visitor's time zone.
 *
 * @param timestamp in ISO 8601
 * @param isInBrowser whether the time zone of this program is the visitor's
 */
export function writtenTimes(timestamp: string, dateLocale: string, isInBrowser: boolean) {
  const moment = new Date(timestamp)
  const office = new Intl.DateTimeFormat(dateLocale, {
    ...parts,
    weekday: 'long',
    month: 'long',
    year: 'numeric',
    timeZone: defaultTimeZone,
  })
  const isVisitors = isInBrowser && moment.getTimezoneOffset() !== officeOffset
  return {
    office: office.format(moment),
    visitor: isVisitors ? new Intl.DateTimeFormat(dateLocale, parts).format(moment) : null,
  }
}

/** Minutes from the time of Jakarta to UTC; it has no summer time. */
const officeOffset = -420

const parts: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
}
