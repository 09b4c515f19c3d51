import type { GalleryEntry } from '@niaga/contract/entities'
import type { ImageFocus } from '@niaga/contract/image-focus'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { textLines } from '../../ui/text/plain-text.ts'

export type GalleryPicture = {
  id: number
  title: string
  description: string[]
  picture: string | null
  alt?: string | undefined
  focus?: ImageFocus | undefined
  credit?: string | undefined
}

/** Returns every entry of the gallery, in the content host's order. */
export function galleryView(
  entries: readonly GalleryEntry[],
  picture: ImageSource,
): GalleryPicture[] {
  return entries.map(
    ({
      id,
      title,
      description,
      image,
      image_alt: alt,
      image_focus: focus,
      image_credit: credit,
    }) => ({
      id,
      title,
      description: textLines(description),
      picture: picture('gallery', image),
      alt,
      focus,
      credit,
    }),
  )
}
