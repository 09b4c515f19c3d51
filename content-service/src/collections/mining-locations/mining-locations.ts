import type { CollectionConfig } from 'payload'
import { localizedLine, localizedLines, picture, sortOrder } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import { placeFields } from './place-fields.ts'

export function miningLocations(): CollectionConfig {
  return {
    slug: 'mining-locations',
    labels: {
      singular: { id: 'Lokasi tambang', en: 'Mining location' },
      plural: { id: 'Lokasi tambang', en: 'Mining locations' },
    },
    defaultSort: 'sortOrder',
    admin: {
      group: menuGroups.company,
      useAsTitle: 'location',
      defaultColumns: ['location', 'image', 'sortOrder', 'updatedAt'],
      listSearchableFields: ['location', 'description'],
      description: {
        id: 'Tiga yang pertama tampil di halaman Lokasi Tambang.',
        en: 'The first three are shown on the Mining Locations page.',
      },
    },
    fields: [
      localizedLine('location', {
        label: { id: 'Lokasi', en: 'Location' },
        description: {
          id: 'Misalnya daerah dan provinsinya.',
          en: 'For example, area and province.',
        },
        required: true,
        maxLength: 160,
      }),
      localizedLines('description', {
        label: { id: 'Keterangan', en: 'Description' },
        description: {
          id: 'Tampil di samping gambarnya di halaman Lokasi Tambang.',
          en: 'Shown beside its picture on the Mining Locations page.',
        },
        required: true,
      }),
      picture('image', {
        label: { id: 'Gambar', en: 'Picture' },
        description: {
          id: 'Mendatar. Bila kosong, situs memakai gambar polos.',
          en: 'Landscape format. When empty, the site shows a placeholder.',
        },
      }),
      ...placeFields(),
      sortOrder({
        id: 'Angka terkecil paling dulu; hanya tiga yang pertama tampil di situs.',
        en: 'Lowest number first; the site shows only the first three.',
      }),
    ],
  }
}
