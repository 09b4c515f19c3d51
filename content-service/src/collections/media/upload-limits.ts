import type { Metadata } from 'sharp'

/** A larger picture may be a decompression bomb: 770 KB of PNG can decode to a gigabyte. */
export const maxPixels = 40_000_000

/**
 * The maximum for formats that need 14 to 25 bytes per pixel until they are stored, 300 MB in total; others need at most
 * 9.
 */
const maxPixelsOfCostly = 12_000_000

/** Checks a file's header before anything is decoded. */
export function hasTooManyPixels(metadata: Metadata): boolean {
  const { format, space, width, height, pages = 1 } = metadata
  const isCostly = format === 'heif' || format === 'webp' || space === 'cmyk'
  return width * height * pages > (isCostly ? maxPixelsOfCostly : maxPixels)
}

/** Formats that `sharp` decodes safely; an SVG may contain a script. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
