/** Size of the preview of a link, in pixels: 1.91 to 1, the crop of link previews (ogp.me). */
export const shareSize = { width: 1200, height: 630 } as const

/** Prefix of the pictures for previews of links. */
export const sharePrefix = '/-/share'

const home = '/index'

/** Returns the address of a page's picture. @param path of a page, as `/produk/1` */
export function sharePicturePath(path: string): string {
  return `${sharePrefix}${path === '/' ? home : path}.jpg`
}

/** Returns the page of a picture, `null` for any other address. */
export function getSharePicturePage(address: string): string | null {
  if (!address.startsWith(`${sharePrefix}/`) || !address.endsWith('.jpg')) return null
  const path = address.slice(sharePrefix.length, -'.jpg'.length)
  if (path === home) return '/'
  // Excludes files, the data of pages, and addresses below our other prefixes.
  return path === '/' || path.includes('.') || path.startsWith('/-/') ? null : path
}
