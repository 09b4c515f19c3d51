import type { PayloadRequest } from 'payload'
import type { Label } from '../../platform/admin/labels.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'

export type PictureRule = { minHeight: number; isSquare?: boolean }

const wrongType = { id: 'Pilih gambar PNG atau WebP.', en: 'Choose a PNG or WebP picture.' }
const notSquare = { id: 'Gambarnya harus persegi.', en: 'The picture must be square.' }

/** @returns the error message for a picture that cannot be a logo or an icon, `null` for any other value */
export async function validateBrandPicture(
  value: unknown,
  req: PayloadRequest,
  { minHeight, isSquare = false }: PictureRule,
): Promise<string | null> {
  const id = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : value
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null
  const where = { id: { equals: id } }
  const { docs } = await req.payload.find({ collection: 'media', where, depth: 0, limit: 1, req })
  const [picture] = docs
  if (!picture) return null
  const { mimeType, width, height } = picture
  // The library has checked the type by the file's content.
  if (mimeType !== 'image/png' && mimeType !== 'image/webp') return sentenceFor(req, wrongType)
  if (isSquare && width !== height) return sentenceFor(req, notSquare)
  return (height ?? 0) < minHeight ? sentenceFor(req, tooSmall(minHeight)) : null
}

function tooSmall(height: number): Label {
  return {
    id: `Gambarnya terlalu kecil: tingginya paling sedikit ${height} piksel.`,
    en: `The picture is too small: it must be at least ${height} pixels high.`,
  }
}
