import type { Locale } from '@niaga/contract/locale'
import type { CollectionAfterReadHook, CollectionConfig } from 'payload'
import { sameInEveryLanguage } from '../../platform/admin/field-marks.ts'
import { localizedLine } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import { alternativeTextFields, alternativeTexts } from './alternative-text.ts'
import { explainRejection } from './explain-rejection.ts'
import { cleanFileName } from './file-name.ts'
import { focusFields } from './focus-fields.ts'
import { mediaFolder } from './media-folder.ts'
import { rejectLargePicture, rewritePicture } from './rewrite-picture.ts'
import { beginTransaction, uploadEndpoints } from './store-picture.ts'
import { recordUpload, undoUpload } from './undo-upload.ts'
import { pictureTypes } from './upload-limits.ts'

/**
 * Pictures are served at `/storage/…`; Payload's own addresses are in its REST API, which
 * requires a session.
 */
const addressInStorage: CollectionAfterReadHook = ({ doc }) => ({
  ...doc,
  url: getAddress(doc.filename),
  thumbnailURL: getAddress(doc.sizes?.thumbnail?.filename ?? doc.filename),
  ...(doc.sizes ? { sizes: withAddresses(doc.sizes) } : {}),
})

/**
 * The pictures of the site, public at `/storage/…`.
 *
 * @param offered the languages of the content
 */
export function media(dataFolder: string, offered: readonly Locale[]): CollectionConfig {
  return {
    slug: 'media',
    labels: {
      singular: { id: 'Gambar', en: 'Picture' },
      plural: { id: 'Gambar', en: 'Pictures' },
    },
    // A copy would be decoded and encoded again while the database is locked.
    disableDuplicate: true,
    // Payload's bulk edit accepts one file for many pictures, and decodes it in a transaction before authentication.
    disableBulkEdit: true,
    endpoints: uploadEndpoints('media', { altIndonesian: '', altEnglish: '' }),
    defaultPopulate: {
      filename: true,
      altIndonesian: true,
      altEnglish: true,
      altChinese: true,
      credit: true,
      width: true,
      height: true,
      focusX: true,
      focusY: true,
    },
    admin: {
      group: menuGroups.content,
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'altIndonesian', 'updatedAt'],
      listSearchableFields: ['filename', ...offered.map((locale) => alternativeTexts[locale])],
      pagination: { defaultLimit: 25 },
      description: {
        id: 'PNG, JPEG, WebP, atau AVIF, paling besar 10 MB dan 40 megapiksel (AVIF, WebP, dan JPEG CMYK: 12 megapiksel). Tampil di situs setelah dipilih di tempat lain.',
        en: 'PNG, JPEG, WebP or AVIF, at most 10 MB and 40 megapixels (AVIF, WebP and JPEG in CMYK: 12 megapixels). Shown on the site once it is chosen elsewhere.',
      },
    },
    upload: {
      staticDir: mediaFolder(dataFolder),
      mimeTypes: pictureTypes,
      pasteURL: false,
      crop: false,
      focalPoint: false,
      displayPreview: true,
      adminThumbnail: 'thumbnail',
      imageSizes: [
        { name: 'thumbnail', width: 320, height: 240, formatOptions: { format: 'webp' } },
      ],
    },
    hooks: {
      beforeOperation: [rejectLargePicture, cleanFileName('gambar'), rewritePicture],
      beforeValidate: [beginTransaction],
      afterRead: [addressInStorage],
      beforeChange: [recordUpload],
      afterError: [explainRejection, undoUpload],
    },
    fields: [
      ...alternativeTextFields(offered),
      {
        ...localizedLine('credit', {
          label: { id: 'Sumber', en: 'Credit' },
          description: {
            id: 'Siapa yang membuat gambar ini, atau bahwa gambar ini ilustrasi. Tampil di sudut gambar, atau di bawah daftar gambar: Beranda, produk, alat, lembar, Galeri, Lokasi Tambang, dan artikel.',
            en: 'Who made the picture, or that it is an illustration. Shown in its corner, or below a list of pictures: Home, products, tools, sheets, Gallery, Mining Locations and articles.',
          },
          maxLength: 200,
        }),
        custom: { [sameInEveryLanguage]: true },
      },
      ...focusFields(),
    ],
  }
}

function withAddresses(sizes: Record<string, { filename?: string | null }>) {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      name,
      { ...size, url: getAddress(size.filename) },
    ]),
  )
}

function getAddress(filename: unknown): string | null {
  return typeof filename === 'string' && filename !== '' ? `/storage/${filename}` : null
}
