import type { FooterItem } from './types.ts'

/** The site finds address, phone and email by their Indonesian titles; the company profile has the content. */
export const footer = [
  {
    key: 'address',
    parent: null,
    name: { id: 'alamat', en: 'address' },
    title: { id: 'Alamat', en: 'Address' },
  },
  {
    key: 'phone',
    parent: null,
    name: { id: 'telepon', en: 'phone' },
    title: { id: 'Telepon', en: 'Phone' },
  },
  {
    key: 'email',
    parent: null,
    name: { id: 'email', en: 'email' },
    title: { id: 'Email', en: 'Email' },
  },
] satisfies FooterItem[]
