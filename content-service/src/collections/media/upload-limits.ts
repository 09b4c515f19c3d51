import type { Metadata } from 'sharp'

/** Above this a picture is a decompression bomb: 770 KB of PNG can unpack to a gigabyte. */
export const maxPixels = 40_000_000

/** Writing an AVIF anew takes 25 bytes a pixel, five times what a PNG takes. */
const maxPixelsOfAvif = 12_000_000

/** By what the header of a file says, before anything is unpacked. */
export function hasTooManyPixels({ format, width, height, pages = 1 }: Metadata): boolean {
  return width * height * pages > (format === 'heif' ? maxPixelsOfAvif : maxPixels)
}

/** What `sharp` reads safely; an SVG may hold a script. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
