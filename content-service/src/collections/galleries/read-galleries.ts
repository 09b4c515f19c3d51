import type { GalleryEntry } from '@niaga/contract/entities'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import type { Gallery } from '../../platform/payload-types.ts'
import { imageCredit } from '../content/image-credit.ts'
import { findLocalized } from '../content/localized.ts'
import { presentFields } from '../content/wire-fields.ts'
import { alternativeText } from '../media/alternative-text.ts'
import { imageFocus } from '../media/image-focus.ts'
import { type GalleryValues, galleryFields } from './galleries.ts'

const fields = galleryFields()

/** Returns all entries of the gallery, in the editors' order. */
export async function readGalleries(payload: Payload, locale: BaseLocale): Promise<GalleryEntry[]> {
  const { documents } = await findLocalized(payload, { collection: 'galleries', sort: 'sortOrder' })
  return documents.map((entry) => presentGalleryEntry(entry, locale))
}

/** Presents an entry of the gallery, in one language. */
export function presentGalleryEntry(entry: Localized<Gallery>, locale: BaseLocale): GalleryEntry {
  const values = presentFields<GalleryValues>(fields, entry, locale)
  return {
    id: entry.id.id,
    ...values,
    description: values.description ?? '',
    image_alt: alternativeText(entry.id.image, locale),
    ...imageFocus(entry.id.image),
    ...imageCredit(entry, locale, ({ image }) => image),
  }
}
