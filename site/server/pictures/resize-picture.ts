import type { Sharp } from 'sharp'

/** The formats pictures are sent in, the smallest first; every browser reads the last. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export type PictureSize = { width: number; height: number }

/** Raise it when a change here makes other pictures of the same source. */
export const recipe = 2

const readable = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']
const timeoutS = 20

let loading: Promise<typeof import('sharp').default> | null = null

/** Loaded when the first picture comes: the library costs a start 60 ms and a process 25 MB. */
function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Parallel work is counted in pictures, and what comes out is kept on disk.
    sharp.concurrency(1)
    sharp.cache(false)
    // A file tells what it is by its bytes: whatever is not read here is no picture, SVG with its scripts first.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: readable.map((format) => `VipsForeignLoad${format}`) })
    return sharp
  })
  return loading
}

/**
 * Reads a picture to its end, so that one that breaks off is found out once and not at each width.
 *
 * @returns its proportions in pixels, turned the way it is shown
 * @throws {Error} when the bytes are no whole picture, or one of more pixels than `maxPixels`
 */
export async function measurePicture(bytes: Buffer, maxPixels: number): Promise<PictureSize> {
  const sharp = await loadSharp()
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
  const { width, height } = (await sharp(bytes, options).metadata()).autoOrient
  if (width * height > maxPixels) throw new Error(`a picture over ${maxPixels} pixels`)
  await sharp(bytes, options).timeout({ seconds: timeoutS }).resize(1, 1).raw().toBuffer()
  return { width, height }
}

/**
 * A picture in a width and format, without what its camera wrote into it. A smaller one is not blown up.
 *
 * @throws {Error} when it cannot be read whole
 */
export async function resizePicture(
  bytes: Buffer,
  width: number,
  format: PictureFormat,
  maxPixels: number,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const resized = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: timeoutS })
    .resize({ width, withoutEnlargement: true })
  return encoded(resized, format).toBuffer()
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  // Effort 4, the default, takes several times as long for one byte in ten.
  if (format === 'avif') return picture.avif({ quality: 45, effort: 2, chromaSubsampling: '4:2:0' })
  if (format === 'webp') return picture.webp({ quality: 72 })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 74, mozjpeg: true })
}
