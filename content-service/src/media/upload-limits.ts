export const largestUploadBytes = 10_000_000

/** Above this a picture is a decompression bomb: 770 KB of PNG can unpack to a gigabyte. */
export const maxPixels = 40_000_000
