import type { Locale } from '@niaga/contract/locale'
import { localeRegistry } from './locale-registry.ts'

/** A day as a machine reads it and as a visitor does. */
export type LongDate = { machine: string; human: string }

/**
 * The day of a moment in Jakarta, in long form by language (specification, section 9); `null` for no moment.
 * Written on the server: a browser's own tables may write the same date otherwise.
 */
export function longDate(moment: string | null, locale: Locale): LongDate | null {
  if (moment === null) return null
  const { dateLocale, timeZone } = localeRegistry[locale]
  const date = new Date(moment)
  return {
    machine: date.toISOString(),
    human: date.toLocaleDateString(dateLocale, { dateStyle: 'long', timeZone }),
  }
}
