import type { CollectionConfig } from 'payload'
import { localizedLine } from '../admin/fields.ts'
import { menuGroups } from '../admin/labels.ts'
import type { Bucket } from './bucket.ts'
import { explainRefusal } from './explain-refusal.ts'
import { cleanFileName } from './file-name.ts'
import { removeFrom, storeIn } from './keep-in-bucket.ts'
import { mediaFolder } from './media-folder.ts'
import { addressInStorage } from './storage-address.ts'
import { maxPixels } from './upload-limits.ts'

/**
 * The pictures of the site. Everyone may see them, at `/storage/…`.
 *
 * @param bucket where they lie, or `null` for a folder of the data folder
 */
export function media(dataFolder: string, bucket: Bucket | null): CollectionConfig {
  return {
    slug: 'media',
    labels: {
      singular: { id: 'Gambar', en: 'Picture' },
      plural: { id: 'Gambar', en: 'Pictures' },
    },
    defaultPopulate: { filename: true, alt: true, width: true, height: true },
    admin: {
      group: menuGroups.content,
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      listSearchableFields: ['filename', 'alt'],
      pagination: { defaultLimit: 25 },
      description: {
        id: 'PNG, JPEG, WebP, atau AVIF, paling besar 10 MB dan 40 megapiksel. Tampil di situs setelah dipilih di tempat lain.',
        en: 'PNG, JPEG, WebP or AVIF, at most 10 MB and 40 megapixels. Shown on the site once chosen elsewhere.',
      },
    },
    upload: {
      staticDir: mediaFolder(dataFolder),
      disableLocalStorage: bucket !== null,
      mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
      constructorOptions: { limitInputPixels: maxPixels },
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
      beforeOperation: [cleanFileName],
      afterRead: [addressInStorage],
      ...(bucket && { afterChange: [storeIn(bucket)], afterDelete: [removeFrom(bucket)] }),
      afterError: [explainRefusal],
    },
    fields: [
      localizedLine('alt', {
        label: { id: 'Teks alternatif', en: 'Alternative text' },
        description: {
          id: 'Apa yang terlihat pada gambar, untuk pengunjung yang tidak melihatnya.',
          en: 'What the picture shows, for visitors who cannot see it.',
        },
        required: true,
        maxLength: 200,
      }),
      localizedLine('credit', {
        label: { id: 'Sumber', en: 'Credit' },
        description: {
          id: 'Siapa yang membuat gambar ini; tidak tampil di situs.',
          en: 'Who made the picture; not shown on the site.',
        },
        maxLength: 200,
      }),
    ],
  }
}
