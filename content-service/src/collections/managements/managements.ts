import type { Manager } from '@niaga/contract/entities'
import type { CollectionConfig } from 'payload'
import { localizedLine, personName, picture, sortOrder } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import { contactField } from '../catalogue/references.ts'
import type { WireFields } from '../content/wire-fields.ts'

export function managements(): CollectionConfig {
  return {
    slug: 'managements',
    labels: {
      singular: { id: 'Pengurus', en: 'Manager' },
      plural: { id: 'Pengurus', en: 'Management' },
    },
    defaultSort: 'sortOrder',
    admin: {
      group: menuGroups.company,
      useAsTitle: 'name',
      defaultColumns: ['name', 'sortOrder', 'photo', 'position'],
      listSearchableFields: ['name', 'position'],
      description: {
        id: 'Tiga yang pertama tampil di halaman Pengurus.',
        en: 'The first three are shown on the Management page.',
      },
    },
    fields: [
      ...Object.values(managerFields()),
      sortOrder({
        id: 'Angka terkecil paling dulu; hanya tiga yang pertama tampil di situs.',
        en: 'Lowest number first; the site shows only the first three.',
      }),
    ],
  }
}

export type ManagerValues = Omit<Manager, 'id'>

/** The fields of a member of the management by their names in the contract. */
export function managerFields() {
  return {
    name: personName(),
    position: localizedLine('position', {
      label: { id: 'Jabatan', en: 'Position' },
      description: {
        id: 'Tampil di bawah namanya di halaman Pengurus.',
        en: 'Shown below the name on the Management page.',
      },
      required: true,
      maxLength: 120,
    }),
    photo_url: picture('photo', {
      label: { id: 'Foto', en: 'Photo' },
      description: {
        id: 'Potret tegak, wajah di tengah. Bila kosong, situs menampilkan inisialnya.',
        en: 'Portrait format, with the face in the middle. When empty, the site shows the initials.',
      },
    }),
    area: localizedLine('area', {
      label: { id: 'Bertanggung jawab atas', en: 'Area' },
      description: {
        id: 'Misalnya Harga, syarat dagang, dan kontrak mineral. Tampil di halaman Pengurus.',
        en: 'Such as Prices, terms and contracts for minerals. Shown on the Management page.',
      },
      maxLength: 160,
    }),
    contact_id: contactField({
      id: 'Narahubung yang dipimpinnya. Halaman Pengurus menampilkan bahasa dan teleponnya; halaman Bisnis menyebut pemimpinnya.',
      en: 'The desk that this person leads. The Management page shows its languages and phone; the Business page names who leads it.',
    }),
  } satisfies WireFields<ManagerValues>
}
