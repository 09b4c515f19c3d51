import { type CollectionBeforeOperationHook, FileUploadError } from 'payload'
import sharp from 'sharp'
import { hasTooManyPixels } from './upload-limits.ts'

/**
 * Payload measures a picture by unpacking it. This reads its header alone; what has none that can be read
 * is left to Payload, which knows more types than pictures.
 *
 * @throws {FileUploadError} when the picture has more pixels than may be uploaded
 */
export const rejectLargePicture: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return
  const metadata = await sharp(req.file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (metadata && hasTooManyPixels(metadata)) throw new FileUploadError(req.t)
}
