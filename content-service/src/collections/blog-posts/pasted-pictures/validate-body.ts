import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'

const texts = {
  id: 'Satu gambar belum selesai diunggah. Tunggu sampai selesai, atau hapus gambar itu.',
  en: 'A picture is still uploading. Wait until it has finished, or remove it.',
}

/** Replaces Payload's own error for a picture that is still uploading: “invalid selection”. */
export const validateBody: RichTextFieldValidation = (value, options) => {
  if (value && hasPendingPicture(value)) {
    return texts[options.req.i18n?.language === 'en' ? 'en' : 'id']
  }
  return richText(value, options)
}

function hasPendingPicture(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if ('type' in node && node.type === 'upload' && 'pending' in node && node.pending) return true
  return Object.values(node).some(hasPendingPicture)
}
