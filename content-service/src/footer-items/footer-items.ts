import type { CollectionConfig } from 'payload'
import { localizedLine, localizedLines, parentIn, sortOrder } from '../admin/fields.ts'
import { menuGroups } from '../admin/labels.ts'

export const footerItems: CollectionConfig = {
  slug: 'footer-items',
  labels: {
    singular: { id: 'Isi kaki halaman', en: 'Footer item' },
    plural: { id: 'Isi kaki halaman', en: 'Footer items' },
  },
  defaultSort: 'sortOrder',
  admin: {
    group: menuGroups.company,
    useAsTitle: 'title',
    defaultColumns: ['title', 'content', 'parent', 'sortOrder'],
    description: {
      id: 'Kontak di kaki halaman dan di halaman Kontak diambil dari isi yang judulnya Alamat, Telepon, dan Email.',
      en: 'The contact details in the footer and on the Contact page come from the items whose Indonesian titles are Alamat, Telepon and Email.',
    },
  },
  fields: [
    localizedLine('name', { label: { id: 'Nama', en: 'Name' }, required: true, maxLength: 120 }),
    localizedLine('title', {
      label: { id: 'Judul', en: 'Title' },
      required: true,
      maxLength: 120,
    }),
    localizedLines('content', { label: { id: 'Isi', en: 'Content' } }),
    parentIn('footer-items'),
    sortOrder(),
  ],
}
