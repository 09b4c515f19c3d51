import { type BaseLocale, isBaseLocale } from '@niaga/contract/locale'
import type { Media } from '../../platform/payload-types.ts'
import { secondLanguage } from '../../platform/text/second-language.ts'

type Texts = Pick<Media, 'altIndonesian' | 'altEnglish' | 'alt'>

/**
 * What a picture shows, for visitors who cannot see it.
 *
 * @param locale in which it is presented; a language beside the base ones is read in the place of English
 */
export function alternativeTextOf(picture: Texts, locale: BaseLocale): string {
  if (locale === 'id') return picture.altIndonesian
  const further = isBaseLocale(secondLanguage().locale) ? '' : picture.alt
  return further || picture.altEnglish
}
