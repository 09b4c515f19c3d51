import { type PictureKind, pictureUrl } from '@niaga/contract/images'

export type ImageSource = (kind: PictureKind, path: string | null) => string | null

export type ImageSize = (
  kind: PictureKind,
  path: string,
) => { width: number; height: number } | null

/** What is known of a picture without waiting; its version changes with its bytes. */
type KnownPicture = (url: URL) => { version: string; width: number; height: number } | null

/**
 * The site's own address of a picture that content names: `/media` and the picture's path on the content host,
 * then its version as far as it is known, which lets browsers keep it for good. A width is written into it where
 * it is shown. `null` for none and for a picture elsewhere, which the site never fetches.
 */
export function createImageSource(contentHost: string, known: KnownPicture): ImageSource {
  return (kind, path) => {
    const url = pictureUrl(contentHost, kind, path)
    if (url === null) return null
    const version = known(url)?.version
    const address = `/media${url.pathname}${url.search}`
    if (version === undefined) return address
    return `${address}${url.search === '' ? '?' : '&'}_v=${version}`
  }
}

/** The proportions of a picture that content names, in pixels, as far as they are known. */
export function createImageSize(contentHost: string, known: KnownPicture): ImageSize {
  return (kind, path) => {
    const url = pictureUrl(contentHost, kind, path)
    const facts = url && known(url)
    return facts && { width: facts.width, height: facts.height }
  }
}
