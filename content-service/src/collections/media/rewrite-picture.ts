import { largestUploadBytes } from '@niaga/server-kit/body-limits'
import { APIError, type CollectionBeforeOperationHook, FileUploadError } from 'payload'
import sharp, { type Sharp } from 'sharp'
import { hasTooManyPixels, maxPixels } from './upload-limits.ts'

type Format = { extension: string; write: ((picture: Sharp) => Sharp) | null }

/**
 * Encoders by the format that sharp detects, whatever the file name is. Payload itself encodes a WebP again, with all its
 * frames. For an AVIF, an effort above 0 takes eight times as long and twice the memory, and the site encodes every size
 * for visitors again.
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

/** A request body may be a little larger than its file, and a document larger than a picture. */
export const rejectLargePicture: CollectionBeforeOperationHook = ({ req }) => {
  if (req.file && req.file.size > largestUploadBytes) throw new APIError('Too large', 413)
}

/**
 * Encodes an uploaded picture again, upright and without metadata such as its location. Checks the size in its header
 * before decoding; Payload rejects other files.
 *
 * @throws {FileUploadError} when the picture is empty, has too many pixels, or cannot be decoded
 */
export const rewritePicture: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return
  // `sharp` throws on an empty file before it returns a promise.
  if (file.data.length === 0) throw new FileUploadError(req.t)
  const metadata = await sharp(file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const format = formats[metadata?.format ?? '']
  if (!metadata || !format) return
  if (hasTooManyPixels(metadata)) throw new FileUploadError(req.t)
  const name = file.name.replace(/\.[^.]*$/, '')
  const picture = sharp(file.data, { limitInputPixels: maxPixels }).rotate()
  const encoding = format.write?.(picture).toBuffer() ?? Promise.resolve(file.data)
  const data = await encoding.catch(() => {
    throw new FileUploadError(req.t)
  })
  req.file = { ...file, data, name: `${name}.${format.extension}`, size: data.byteLength }
}
