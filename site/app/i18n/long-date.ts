import type { Locale } from '@niaga/contract/locale'
import { localeEntries } from './locale-registry.ts'

/** A day as a machine reads it and as a visitor does. */
export type LongDate = { machine: string; human: string }

/** Built once: each costs more than the rest of a page's dates. */
const formats = new Map(
  localeEntries.map(({ code, dateLocale, timeZone }) => [
    code,
    new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone }),
  ]),
)

/**
 * The day of a moment in Jakarta, in long form by language (specification, section 9); `null` for no moment.
 * Written on the server: a browser's own tables may write the same date otherwise.
 */
export function longDate(moment: string | null, locale: Locale): LongDate | null {
  if (moment === null) return null
  const date = new Date(moment)
  return { machine: date.toISOString(), human: formats.get(locale)?.format(date) ?? '' }
}
