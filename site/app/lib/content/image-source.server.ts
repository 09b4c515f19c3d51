import { type PictureKind, pictureUrl } from '@niaga/contract/images'

export type ImageSource = (kind: PictureKind, path: string | null) => string | null

/**
 * The site's own address of a picture that content names: `/media` and the picture's path on the content host.
 * `null` for none and for a picture elsewhere, which the site never fetches.
 */
export function createImageSource(contentHost: string): ImageSource {
  return (kind, path) => {
    const url = pictureUrl(contentHost, kind, path)
    return url && `/media${url.pathname}${url.search}`
  }
}
