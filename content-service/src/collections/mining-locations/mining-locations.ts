import type { CollectionConfig } from 'payload'
import { sortOrder } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import { placeFields } from './place-fields.ts'

export function miningLocations(): CollectionConfig {
  const {
    location,
    description,
    image,
    role,
    relation,
    load_port,
    latitude,
    longitude,
    ...others
  } = placeFields()
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
      defaultColumns: ['location', 'sortOrder', 'image', 'updatedAt'],
      listSearchableFields: ['location', 'description'],
      description: {
        id: 'Tiga yang pertama tampil di halaman Lokasi Tambang.',
        en: 'The first three are shown on the Mining Locations page.',
      },
    },
    fields: [
      ...[location, description, image, role, relation, load_port],
      { type: 'row', fields: [latitude, longitude] },
      ...Object.values(others),
      sortOrder({
        id: 'Angka terkecil paling dulu; hanya tiga yang pertama tampil di situs.',
        en: 'Lowest number first; the site shows only the first three.',
      }),
    ],
  }
}
