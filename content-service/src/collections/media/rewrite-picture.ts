import { type CollectionBeforeOperationHook, FileUploadError } from 'payload'
import sharp, { type Sharp } from 'sharp'
import { hasTooManyPixels, maxPixels } from './upload-limits.ts'

type Format = { extension: string; write: ((picture: Sharp) => Sharp) | null }

/**
 * By what sharp finds a file to be, whatever it is called. A WebP is written anew by Payload, with all its
 * frames. More effort than none takes an AVIF eight times as long and twice the memory, and the site makes
 * every size that visitors get anew.
 */
const formats: Record<string, Format> = {
  png: { extension: 'png', write: (picture) => picture.png() },
  jpeg: { extension: 'jpg', write: (picture) => picture.jpeg() },
  heif: {
    extension: 'avif',
    write: (picture) => picture.avif({ effort: 0, quality: 75, chromaSubsampling: '4:2:0' }),
  },
  webp: { extension: 'webp', write: null },
}

/**
 * Writes an uploaded picture anew, upright and without what a camera notes, as the place. Its pixels are
 * counted by its header before anything is unpacked; what is no picture is left to Payload to reject.
 *
 * @throws {FileUploadError} when it has more pixels than may be uploaded, or cannot be unpacked
 */
export const rewritePicture: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return
  const metadata = await sharp(file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const format = formats[metadata?.format ?? '']
  if (!metadata || !format) return
  if (hasTooManyPixels(metadata)) throw new FileUploadError(req.t)
  const name = file.name.replace(/\.[^.]*$/, '')
  const picture = sharp(file.data, { limitInputPixels: maxPixels }).rotate()
  const written = format.write?.(picture).toBuffer() ?? Promise.resolve(file.data)
  const data = await written.catch(() => {
    throw new FileUploadError(req.t)
  })
  req.file = { ...file, data, name: `${name}.${format.extension}`, size: data.byteLength }
}
