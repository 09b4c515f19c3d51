import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { APIError, type CollectionAfterErrorHook, FileUploadError, ValidationError } from 'payload'
import { localFolder } from './media-folder.ts'

const rejected = {
  id: 'Berkas ini tidak dapat diterima. Unggah gambar PNG, JPEG, WebP, atau AVIF, paling besar 10 MB dan 40 megapiksel (AVIF, WebP, dan JPEG CMYK: 12 megapiksel).',
  en: 'This file cannot be accepted. Upload a PNG, JPEG, WebP or AVIF picture, at most 10 MB and 40 megapixels (AVIF, WebP and JPEG in CMYK: 12 megapixels).',
}

const notStored = {
  id: 'Gambar ini tidak dapat disimpan: tempat penyimpanan penuh atau tidak dapat ditulis. Beri tahu pengelola server, lalu coba lagi.',
  en: 'This picture cannot be stored: the disk is full or cannot be written. Contact the server’s administrator, then try again.',
}

const probeBytes = 65_536

/**
 * Replaces Payload's English, technical error for a rejected file by a sentence that says what may be uploaded, or that
 * there is no space for it.
 */
export const explainRejection: CollectionAfterErrorHook = async ({ error, req }) => {
  const folder = localFolder(req.payload)
  const isFileFault = isAboutFile(error)
  if (!isFileFault && !('syscall' in error)) return
  const language = req.i18n?.language === 'en' ? 'en' : 'id'
  if (folder !== null && !(await canStore(folder))) {
    req.payload.logger.error({ folder }, 'Pictures cannot be stored')
    return { response: { errors: [{ message: notStored[language] }] }, status: 507 }
  }
  if (isFileFault) return { response: { errors: [{ message: rejected[language] }] } }
}

function isAboutFile(error: Error): boolean {
  if (error instanceof FileUploadError) return true
  if (error instanceof ValidationError) return error.data.errors.some(({ path }) => path === 'file')
  return error instanceof APIError && error.status === 413
}

/** Payload's error is the same for a file that is not a picture and for a full disk. */
export async function canStore(folder: string): Promise<boolean> {
  const probe = join(/* turbopackIgnore: true */ folder, `.${randomUUID()}`)
  try {
    await mkdir(/* turbopackIgnore: true */ folder, { recursive: true })
    await writeFile(/* turbopackIgnore: true */ probe, Buffer.alloc(probeBytes))
    return true
  } catch {
    return false
  } finally {
    await rm(/* turbopackIgnore: true */ probe, { force: true }).catch(() => {})
  }
}
