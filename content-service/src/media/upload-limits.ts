import type { Metadata } from 'sharp'

export const largestUploadBytes = 10_000_000

/** Above this a picture is a decompression bomb: 770 KB of PNG can unpack to a gigabyte. */
export const maxPixels = 40_000_000

/** Writing an AVIF of 40 megapixels anew takes 1.3 GB and 20 s, of 12 megapixels a third of that. */
const maxPixelsOfAvif = 12_000_000

/** By what the header of a file says, before anything is unpacked. */
export function hasTooManyPixels({ format, width, height }: Metadata): boolean {
  return width * height > (format === 'heif' ? maxPixelsOfAvif : maxPixels)
}

/** What `sharp` reads safely; an SVG may hold a script. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
