/** Of the preview of a link, in pixels: 1.91 to 1, as readers of links crop it (ogp.me). */
export const shareSize = { width: 1200, height: 630 } as const

/** Where the pictures for the previews of links are. */
export const sharePrefix = '/-/share'

const home = '/index'

/** The address of the picture of a page. @param path of a page, as `/produk/1` */
export function sharePicturePath(path: string): string {
  return `${sharePrefix}${path === '/' ? home : path}.jpg`
}

/** The page of a picture, `null` for what is no such address. */
export function pageOfSharePicture(address: string): string | null {
  if (!address.startsWith(`${sharePrefix}/`) || !address.endsWith('.jpg')) return null
  const path = address.slice(sharePrefix.length, -'.jpg'.length)
  if (path === home) return '/'
  // Neither a file, nor the data of a page, nor an address below another prefix of ours.
  return path === '/' || path.includes('.') || path.startsWith('/-/') ? null : path
}
