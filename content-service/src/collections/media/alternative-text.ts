import { type BaseLocale, isBaseLocale, type Locale, locales } from '@niaga/contract/locale'
import type { TextField } from 'payload'
import { getCounter } from '../../platform/admin/fields.ts'
import { headingIn } from '../../platform/admin/labels.ts'
import type { Media } from '../../platform/payload-types.ts'
import { secondLanguage } from '../../platform/text/second-language.ts'

/** The field of each language: one localized field would be required only in the language being saved. */
export const alternativeTexts = {
  id: 'altIndonesian',
  en: 'altEnglish',
  zh: 'altChinese',
} as const satisfies Record<Locale, keyof Media>

/** A picture with its alternative texts. */
export type DescribedPicture = Pick<Media, (typeof alternativeTexts)[Locale]>

/** @param offered the languages of the content */
export function alternativeTextFields(offered: readonly Locale[]): TextField[] {
  const maxLength = 200
  return locales.map((locale) => ({
    name: alternativeTexts[locale],
    type: 'text',
    required: isBaseLocale(locale),
    maxLength,
    label: headingIn({ id: 'Teks alternatif', en: 'Alternative text' }, locale),
    admin: {
      description: {
        id: 'Apa yang terlihat pada gambar, untuk pengunjung yang tidak melihatnya.',
        en: 'What the picture shows, for visitors who cannot see it.',
      },
      hidden: !offered.includes(locale),
      ...getCounter([{ atMost: maxLength }]),
    },
  }))
}

/**
 * Returns the alternative text of a picture.
 *
 * @param locale the language of the presentation; a further language is read in the place of English
 */
export function getAlternativeText(picture: DescribedPicture, locale: BaseLocale): string {
  if (locale === 'id') return picture.altIndonesian
  return picture[alternativeTexts[secondLanguage().locale]] || picture.altEnglish
}

/** Returns the `image_alt` of a picture of the contract, or nothing without one; needs a read with depth 1. */
export function alternativeText(
  image: number | DescribedPicture | null | undefined,
  locale: BaseLocale,
): string | undefined {
  if (typeof image !== 'object' || image === null) return undefined
  return getAlternativeText(image, locale) || undefined
}
