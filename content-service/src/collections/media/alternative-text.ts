import { type BaseLocale, isBaseLocale } from '@niaga/contract/locale'
import type { Media } from '../../platform/payload-types.ts'
import { secondLanguage } from '../../platform/text/second-language.ts'

type Texts = Pick<Media, 'altIndonesian' | 'altEnglish' | 'alt'>

/**
 * Returns the alternative text of a picture.
 *
 * @param locale the language of the presentation; a further language is read in the place of English
 */
export function getAlternativeText(picture: Texts, locale: BaseLocale): string {
  if (locale === 'id') return picture.altIndonesian
  const further = isBaseLocale(secondLanguage().locale) ? '' : picture.alt
  return further || picture.altEnglish
}
