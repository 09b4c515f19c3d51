import type { Sharp } from 'sharp'

/** Formats of served pictures, the smallest first; every browser supports the last. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const

/** Icons are PNG: some browsers support no other format there, and icons may be transparent. */
export type PictureFormat = (typeof pictureFormats)[number] | 'png'

export type PictureSize = { width: number; height: number }

/** Increment it after a change that makes different pictures of the same source. */
export const recipe = 3

/**
 * For formats decoded as a whole: 49 megapixels of one colour took 800 MB as AVIF, a file of 2 KB, and 320 MB as GIF. At
 * this size two at once stay below 600 MB.
 */
const maxWholePixels = 12_000_000
const decodedWhole = ['heif', 'gif']

const readable = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']
const timeoutS = 20

let loading: Promise<typeof import('sharp').default> | null = null

/** Loaded for the first picture, because the library costs 60 ms at the start and 25 MB. */
export function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Parallel work is limited by the number of pictures, and results are kept on disk.
    sharp.concurrency(1)
    sharp.cache(false)
    // A file's type is in its bytes: formats not enabled here are rejected, above all SVG with its scripts.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: readable.map((format) => `VipsForeignLoad${format}`) })
    return sharp
  })
  return loading
}

/**
 * Measures a picture. Most are read to their end, to detect a truncated picture once and not at each width.
 *
 * @returns its proportions in pixels, in display orientation
 * @throws {Error} if the bytes are not a complete picture, or exceed `maxPixels`
 */
export async function measurePicture(bytes: Buffer, maxPixels: number): Promise<PictureSize> {
  const sharp = await loadSharp()
  const { format, ...size } = await readHeader(bytes, maxPixels)
  // The decoder takes as long for one pixel as for a whole width.
  if (format === 'heif') return size
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
  await sharp(bytes, options).timeout({ seconds: timeoutS }).resize(1, 1).raw().toBuffer()
  return size
}

/** Reads a file's own metadata without decoding it; decoders stop if a picture exceeds it. */
async function readHeader(
  bytes: Buffer,
  maxPixels: number,
): Promise<PictureSize & { format: string }> {
  const sharp = await loadSharp()
  const { format, autoOrient } = await sharp(bytes, { failOn: 'error' }).metadata()
  const most = decodedWhole.includes(format) ? Math.min(maxPixels, maxWholePixels) : maxPixels
  const { width, height } = autoOrient
  if (width * height > most) throw new Error(`a picture of more than ${most} pixels`)
  return { width, height, format }
}

/**
 * Returns a picture in a width and format, without its camera's metadata. A smaller picture is not enlarged.
 *
 * @throws {Error} if it cannot be read completely
 */
export async function resizePicture(
  bytes: Buffer,
  width: number,
  format: PictureFormat,
  maxPixels: number,
): Promise<Buffer> {
  const sharp = await loadSharp()
  await readHeader(bytes, maxPixels)
  const resized = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: timeoutS })
    .resize({ width, withoutEnlargement: true })
  return encoded(resized, format).toBuffer()
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  // Effort 4, the default, takes several times as long to save one byte in ten.
  if (format === 'avif') return picture.avif({ quality: 45, effort: 2, chromaSubsampling: '4:2:0' })
  if (format === 'png') return picture.png()
  if (format === 'webp') return picture.webp({ quality: 72 })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 74, mozjpeg: true })
}
