import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'

/** Replaces Payload's own error for a picture that is still uploading: “invalid selection”. */
export const validateBody: RichTextFieldValidation = (value, options) => {
  if (value && hasPendingPicture(value)) {
    return adminTexts(options.req.i18n).pasted.pending
  }
  return richText(value, options)
}

function hasPendingPicture(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if ('type' in node && node.type === 'upload' && 'pending' in node && node.pending) return true
  return Object.values(node).some(hasPendingPicture)
}
