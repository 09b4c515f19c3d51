import { isDrawing, type PictureKind, pictureUrl } from '@niaga/contract/images'

export type ImageSource = (kind: PictureKind, path: string | null) => string | null

export type ImageSize = (
  kind: PictureKind,
  path: string,
) => { width: number; height: number } | null

/** Metadata of a picture, if known; its version changes with its bytes. */
type KnownPicture = (url: URL) => { version: string; width: number; height: number } | null

/**
 * Returns the site's own address of a picture named in content: `/media` and the picture's path on the content host, then
 * its version if known, so browsers can cache it permanently. The component that shows it adds a width. Returns `null`
 * without a picture, for the raster of a drawing that the site itself has, and for a picture of another host, which the
 * site never fetches.
 */
export function createImageSource(contentHost: string, getFacts: KnownPicture): ImageSource {
  return (kind, path) => {
    const isDrawn = (kind === 'tool' || kind === 'sheet') && isDrawing(path)
    const url = isDrawn ? null : pictureUrl(contentHost, kind, path)
    if (url === null) return null
    const version = getFacts(url)?.version
    const address = `/media${url.pathname}${url.search}`
    if (version === undefined) return address
    return `${address}${url.search === '' ? '?' : '&'}_v=${version}`
  }
}

/** Returns the size in pixels of a picture named in content, if known. */
export function createImageSize(contentHost: string, getFacts: KnownPicture): ImageSize {
  return (kind, path) => {
    const url = pictureUrl(contentHost, kind, path)
    const facts = url && getFacts(url)
    return facts && { width: facts.width, height: facts.height }
  }
}
