import type { Person } from './types.ts'

/** People with invented names and no photographs: the site shows their initials. */
export const people = [
  {
    key: 'coal',
    name: 'Rina Contoh',
    role: { id: 'Penjualan batubara', en: 'Coal sales' },
    area: {
      id: 'Pembangkit listrik, pabrik semen, dan pemuatan kapal',
      en: 'Power stations, cement works and vessel loading',
    },
    languages: ['id', 'en'],
    phone: '+62 21 0000 0101',
    whatsapp: '+62 000 0000 0101',
    email: 'batubara@contoh.example',
  },
  {
    key: 'minerals',
    name: 'Yusuf Contoh',
    role: { id: 'Penjualan mineral dan logam', en: 'Minerals and metals sales' },
    area: {
      id: 'Keramik, serat kaca, pengecoran, timah, dan emas',
      en: 'Ceramics, glass fibre, foundries, tin and gold',
    },
    languages: ['id', 'en', 'zh'],
    phone: '+62 21 0000 0102',
    whatsapp: '+62 000 0000 0102',
    email: 'mineral@contoh.example',
  },
  {
    key: 'equipment',
    name: 'Lestari Contoh',
    role: { id: 'Jual dan sewa alat berat', en: 'Equipment sales and hire' },
    area: {
      id: 'Unit yang dijual dan disewakan, serta mobilisasi ke lapangan',
      en: 'Units for sale and hire, and their mobilisation to site',
    },
    languages: ['id', 'en'],
    phone: '+62 31 0000 0301',
    whatsapp: '+62 000 0000 0103',
    email: 'alat@contoh.example',
  },
] satisfies Person[]
