import { z } from 'zod'
import { optionalText } from './lenient.ts'
import { inLocale, type Locale, type Localized } from './locale.ts'
import type { TimeZone } from './time-zones.ts'

/** Opening hours of an office as data; the words come from the language. */

export const days = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** A time of day with two digits each; `24:00` is the end of the day. */
export const timeOfDaySchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)

export const openingHoursSchema = z
  .object({
    from: z.enum(days).describe('The first day'),
    to: z.enum(days).describe('The last day, which may be the first one'),
    opens: timeOfDaySchema,
    closes: timeOfDaySchema,
    note: optionalText.describe('What these hours are for, such as loading operations only'),
  })
  .refine(({ opens, closes }) => opens < closes, 'opens before it closes')
  .describe('The hours of one day or of several in a row, in the time zone of the office')

export type Day = (typeof days)[number]
export type OpeningHours = z.output<typeof openingHoursSchema>

const dayNames = {
  id: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  zh: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
} satisfies Localized<string[]>

/** Indonesians know their zones by name; abroad only the offset is meaningful. Neither changes over the year. */
const zoneNames = {
  id: { 'Asia/Jakarta': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' },
  en: { 'Asia/Jakarta': '(UTC+7)', 'Asia/Makassar': '(UTC+8)', 'Asia/Jayapura': '(UTC+9)' },
} satisfies Localized<Record<TimeZone, string>>

/** Returns a line for each row of opening hours: `Senin–Jumat: 08.00–17.00 WIB`. */
export function openingHoursLines(
  hours: readonly OpeningHours[],
  timeZone: TimeZone,
  locale: Locale,
): string[] {
  return hours.map(({ from, to, opens, closes, note }) => {
    const dayRange = [...new Set([from, to])].map(
      (day) => inLocale(dayNames, locale)[days.indexOf(day)],
    )
    const times = [opens, closes].map((time) => (locale === 'id' ? time.replace(':', '.') : time))
    const line = `${dayRange.join('–')}: ${times.join('–')} ${inLocale<Record<TimeZone, string>>(zoneNames, locale)[timeZone]}`
    return note ? `${line}, ${note}` : line
  })
}
