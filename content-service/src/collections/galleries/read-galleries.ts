import type { GalleryEntry } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { presentGalleryEntry } from './present-gallery-entry.ts'

/** Returns all entries of the gallery, in the editors' order. */
export async function readGalleries(payload: Payload, locale: BaseLocale): Promise<GalleryEntry[]> {
  const { documents } = await findLocalized(payload, { collection: 'galleries', sort: 'sortOrder' })
  return documents.map((entry) => presentGalleryEntry(entry, locale))
}
