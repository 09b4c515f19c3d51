import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { APIError, type CollectionAfterErrorHook, FileUploadError, ValidationError } from 'payload'
import sharp from 'sharp'
import type { Label } from '../../platform/admin/labels.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { localFolder } from './media-folder.ts'
import { hasTooManyPixels } from './upload-limits.ts'

/** The reasons for rejecting a picture, each with a remedy. The form reads what follows a colon as a list of fields. */
export const pictureTexts = {
  empty: {
    id: 'Berkas ini kosong (0 byte). Simpan atau salin lagi dari asalnya, lalu unggah.',
    en: 'This file is empty (0 bytes). Save or copy it again from its source, then upload it.',
  },
  size: {
    id: 'Gambar ini lebih besar dari 10 MB. Perkecil ukurannya, atau simpan sebagai JPEG, lalu unggah lagi.',
    en: 'This picture is larger than 10 MB. Make it smaller, or save it as JPEG, then upload it again.',
  },
  pixels: {
    id: 'Gambar ini lebih dari 40 megapiksel (AVIF, WebP, dan JPEG CMYK lebih dari 12). Perkecil, misalnya sampai lebar 3.000 piksel, lalu unggah lagi.',
    en: 'This picture has more than 40 megapixels (AVIF, WebP and JPEG in CMYK more than 12). Make it smaller, for example 3,000 pixels wide, then upload it again.',
  },
  format: {
    id: 'Gambar ini berformat {format}. Simpan sebagai JPEG atau PNG, lalu unggah lagi.',
    en: 'The format of this picture is {format}. Save it as JPEG or PNG, then upload it again.',
  },
  type: {
    id: 'Berkas ini bukan gambar PNG, JPEG, WebP, atau AVIF. Simpan sebagai salah satunya, lalu unggah lagi.',
    en: 'This file is not a PNG, JPEG, WebP or AVIF picture. Save it as one of these, then upload it again.',
  },
  broken: {
    id: 'Gambar ini rusak, atau tidak dapat diolah. Buka di programnya, simpan lagi, lalu unggah.',
    en: 'This picture is damaged, or cannot be processed. Open it in its program, save it again, then upload it.',
  },
  storage: {
    id: 'Berkas ini tidak dapat disimpan, karena tempat penyimpanan penuh atau tidak dapat ditulis. Beri tahu pengelola server, lalu coba lagi.',
    en: 'This file cannot be stored, because the disk is full or cannot be written to. Contact the server administrator, then try again.',
  },
} satisfies Record<string, Label>

/** Other formats by the first bytes of a file. Some programs put the brand of HEIC before that of AVIF in an AVIF file. */
const otherFormats = [
  ['HEIC', /^.{4}ftyp(?:hei|hev|mif1|msf1)(?!.{0,60}avi[fs])/s],
  ['GIF', /^GIF8/],
  ['SVG', /<svg[\s>]/i],
] as const
const accepted = /^(?:\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP|.{4}ftyp.{0,60}avi[fs])/s
const headBytes = 1024

const probeBytes = 65_536

/** Replaces Payload's technical English error for a rejected file with a sentence about its cause. */
export const explainRejection: CollectionAfterErrorHook = async ({ error, req }) => {
  const folder = localFolder(req.payload)
  const isFileFault = isAboutFile(error)
  // Several files may be uploaded together.
  const name = req.file ? `“${req.file.name}” – ` : ''
  if (!isFileFault && !('syscall' in error)) return
  const response = (fault: keyof typeof pictureTexts, format = '') => ({
    errors: [{ message: name + fillIn(sentenceFor(req, pictureTexts[fault]), { format }) }],
  })
  if (folder !== null && !(await canStore(folder))) {
    req.payload.logger.error({ folder }, 'Pictures cannot be stored')
    return { response: response('storage'), status: 507 }
  }
  if (!isFileFault) return
  if (error instanceof APIError && error.status === 413) return { response: response('size') }
  return { response: response(...(await pictureFault(req.file?.data))) }
}

type PictureFault = [fault: keyof typeof pictureTexts, format?: string]

async function pictureFault(file: Buffer | undefined): Promise<PictureFault> {
  if (!file?.length) return ['empty']
  const head = file.toString('latin1', 0, headBytes)
  const [format] = otherFormats.find(([, beginning]) => beginning.test(head)) ?? []
  if (format) return ['format', format]
  if (!accepted.test(head)) return ['type']
  const picture = sharp(file, { limitInputPixels: false })
  const metadata = await picture.metadata().catch(() => null)
  return metadata && hasTooManyPixels(metadata) ? ['pixels'] : ['broken']
}

function isAboutFile(error: Error): boolean {
  if (error instanceof FileUploadError) return true
  if (error instanceof ValidationError) return error.data.errors.some(({ path }) => path === 'file')
  return error instanceof APIError && error.status === 413
}

/** Payload reports the same error for a file that is not a picture and for a full disk. */
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
