import { type Locale, locales } from '@niaga/contract/locale'
import type { Payload } from 'payload'

/** The languages of the content, in the order in which they are shown. */
export function offeredBy({ config }: Pick<Payload, 'config'>): readonly Locale[] {
  const codes = config.localization ? config.localization.localeCodes : []
  return locales.filter((locale) => codes.includes(locale))
}
