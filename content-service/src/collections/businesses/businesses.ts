import type { Business } from '@niaga/contract/entities'
import type { CollectionConfig } from 'payload'
import { localizedLine, localizedLines, picture, sortOrder } from '../../platform/admin/fields.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import { contactField } from '../catalogue/references.ts'
import type { WireFields } from '../content/wire-fields.ts'

export function businesses(): CollectionConfig {
  return {
    slug: 'businesses',
    labels: {
      singular: { id: 'Unit bisnis', en: 'Business unit' },
      plural: { id: 'Unit bisnis', en: 'Business units' },
    },
    defaultSort: 'sortOrder',
    admin: {
      group: menuGroups.company,
      useAsTitle: 'name',
      defaultColumns: ['name', 'sortOrder', 'logo', 'updatedAt'],
      description: {
        id: 'Tampil di kaki setiap halaman dan di halaman Bisnis; dua yang pertama tampil dengan apa yang ditawarkannya.',
        en: 'Shown in the footer of every page and on the Business page, the first two with what they offer.',
      },
    },
    fields: [
      ...Object.values(businessFields()),
      sortOrder({
        id: 'Angka terkecil paling dulu; dua yang pertama tampil di atas di halaman Bisnis.',
        en: 'Lowest number first; the first two are at the top of the Business page.',
      }),
    ],
  }
}

export type BusinessValues = Omit<Business, 'id'>

/** The fields of a business unit by their names in the contract. */
export function businessFields() {
  return {
    name: localizedLine('name', {
      label: { id: 'Nama', en: 'Name' },
      description: {
        id: 'Tampil di kaki halaman dan di halaman Bisnis.',
        en: 'Shown in the footer and on the Business page.',
      },
      required: true,
      maxLength: 120,
    }),
    description: localizedLines('description', {
      label: { id: 'Keterangan', en: 'Description' },
      description: { id: 'Tampil di halaman Bisnis.', en: 'Shown on the Business page.' },
      required: true,
    }),
    logo_image: picture('logo', {
      label: { id: 'Logo', en: 'Logo' },
      description: {
        id: 'Tampil di halaman Bisnis; paling baik di atas latar polos.',
        en: 'Shown on the Business page; best on a plain background.',
      },
    }),
    contact_id: contactField({
      id: 'Halaman Bisnis menampilkan orang ini, serta produk dan alat yang menunjuk orang yang sama.',
      en: 'The Business page shows this person, and the products and machines that name the same person.',
    }),
  } satisfies WireFields<BusinessValues>
}
