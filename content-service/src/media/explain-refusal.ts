import { APIError, type CollectionAfterErrorHook, FileUploadError, ValidationError } from 'payload'

const sentences = {
  id: 'Berkas ini tidak dapat diterima. Unggah gambar PNG, JPEG, WebP, atau AVIF, paling besar 10 MB dan 40 megapiksel.',
  en: 'This file cannot be taken. Upload a PNG, JPEG, WebP or AVIF picture, at most 10 MB and 40 megapixels.',
}

/** Payload refuses a file in English and in a developer's words; an editor is told what may be uploaded. */
export const explainRefusal: CollectionAfterErrorHook = ({ error, req }) => {
  if (!isAboutFile(error)) return
  const message = sentences[req.i18n?.language === 'en' ? 'en' : 'id']
  return { response: { errors: [{ message }] } }
}

function isAboutFile(error: Error): boolean {
  if (error instanceof FileUploadError) return true
  if (error instanceof ValidationError) return error.data.errors.some(({ path }) => path === 'file')
  return error instanceof APIError && error.status === 413
}
