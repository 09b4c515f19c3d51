import type { GalleryEntry } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Gallery } from '../../platform/payload-types.ts'
import { imageCredit } from '../content/image-credit.ts'
import { type Localized, textIn } from '../content/localized.ts'
import { imageFocus } from '../media/image-focus.ts'
import { picturePath } from '../media/picture-path.ts'

/** Presents an entry of the gallery, in one language. */
export function presentGalleryEntry(entry: Localized<Gallery>, locale: BaseLocale): GalleryEntry {
  return {
    id: entry.id.id,
    title: textIn(entry, locale, (document) => document.title),
    description: textIn(entry, locale, (document) => document.description),
    image: picturePath(entry.id.image),
    ...imageFocus(entry.id.image),
    ...imageCredit(entry, locale, ({ image }) => image),
  }
}
