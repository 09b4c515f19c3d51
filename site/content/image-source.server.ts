import { isDrawing, type PictureKind, pictureUrl } from '@niaga/contract/images'

export type ImageSource = (kind: PictureKind, path: string | null) => string | null

export type ImageSize = (
  kind: PictureKind,
  path: string,
) => { width: number; height: number } | null

/** What is already known of a picture; its version changes with its bytes. */
type KnownPicture = (url: URL) => { version: string; width: number; height: number } | null

/**
 * The site's own address of a picture that content names: `/media` and the picture's path on the content host, then its
 * version if it is known, so that browsers can cache it for good. The component that shows it adds a width. `null` for
 * no picture, for the raster of a drawing that the site has itself, and for one of another host, which it never fetches.
 */
export function createImageSource(contentHost: string, known: KnownPicture): ImageSource {
  return (kind, path) => {
    const isDrawn = (kind === 'tool' || kind === 'sheet') && isDrawing(path)
    const url = isDrawn ? null : pictureUrl(contentHost, kind, path)
    if (url === null) return null
    const version = known(url)?.version
    const address = `/media${url.pathname}${url.search}`
    if (version === undefined) return address
    return `${address}${url.search === '' ? '?' : '&'}_v=${version}`
  }
}

/** The size in pixels of a picture that content names, if it is known. */
export function createImageSize(contentHost: string, known: KnownPicture): ImageSize {
  return (kind, path) => {
    const url = pictureUrl(contentHost, kind, path)
    const facts = url && known(url)
    return facts && { width: facts.width, height: facts.height }
  }
}
