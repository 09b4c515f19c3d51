import { type Locale, locales } from '@niaga/contract/locale'
import type { Payload } from 'payload'

/** Returns the languages of the content, in display order. */
export function offeredBy({ config }: Pick<Payload, 'config'>): readonly Locale[] {
  const codes = config.localization ? config.localization.localeCodes : []
  return locales.filter((locale) => codes.includes(locale))
}
