import type { Metadata } from 'sharp'

/** Above this a picture may be a decompression bomb: 770 KB of PNG can decode to a gigabyte. */
export const maxPixels = 40_000_000

/** Encoding an AVIF takes 25 bytes per pixel, five times as much as a PNG. */
const maxPixelsOfAvif = 12_000_000

/** Checks the header of a file, before anything is decoded. */
export function hasTooManyPixels({ format, width, height, pages = 1 }: Metadata): boolean {
  return width * height * pages > (format === 'heif' ? maxPixelsOfAvif : maxPixels)
}

/** Formats that `sharp` decodes safely; an SVG may contain a script. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
