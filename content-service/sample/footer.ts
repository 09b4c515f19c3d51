import { settings } from './settings.ts'
import type { FooterItem } from './types.ts'

/** The site finds address, phone and email by their Indonesian titles. */
export const footer = [
  {
    key: 'address',
    parent: null,
    name: { id: 'alamat', en: 'address' },
    title: { id: 'Alamat', en: 'Address' },
    content: settings.contact_address,
  },
  {
    key: 'phone',
    parent: null,
    name: { id: 'telepon', en: 'phone' },
    title: { id: 'Telepon', en: 'Phone' },
    content: settings.contact_phone,
  },
  {
    key: 'email',
    parent: null,
    name: { id: 'email', en: 'email' },
    title: { id: 'Email', en: 'Email' },
    content: settings.contact_email,
  },
  {
    key: 'head-office',
    parent: null,
    name: { id: 'kantor-pusat', en: 'head-office' },
    title: { id: 'Kantor Pusat', en: 'Head Office' },
    content: {
      id: 'PT Contoh Mineral Nusantara, Jl. Contoh Raya No. 1, Jakarta, Indonesia',
      en: 'PT Contoh Mineral Nusantara, Jl. Contoh Raya No. 1, Jakarta, Indonesia',
    },
  },
] satisfies FooterItem[]
