import type { Business } from './types.ts'

export const businesses = [
  {
    key: 'energy',
    name: { id: 'Contoh Energi Nusantara', en: 'Contoh Energi Nusantara' },
    description: {
      id: 'Perdagangan batubara: pembelian di mulut tambang, pencampuran di stockpile, tongkang, hingga pemuatan ke kapal induk.',
      en: 'Coal trading: buying at the mine, blending at the stockpile, barging and loading into the mother vessel.',
    },
    logo: 'logo-energy',
  },
  {
    key: 'minerals',
    name: { id: 'Contoh Mineral Industri', en: 'Contoh Mineral Industri' },
    description: {
      id: 'Silika, pasir kuarsa, pasir zirkon, timah, dan emas untuk pabrik serat kaca, keramik, bahan bangunan, pengecoran, dan elektronik.',
      en: 'Silica, quartz sand, zircon sand, tin and gold for makers of glass fibre, ceramics, building materials, castings and electronics.',
    },
    logo: 'logo-minerals',
  },
  {
    key: 'equipment',
    name: { id: 'Contoh Alat Berat', en: 'Contoh Alat Berat' },
    description: {
      id: 'Penjualan dan penyewaan alat gali, angkut, padat, bor, pompa, dan keruk, lengkap dengan suku cadang dan mekanik lapangan.',
      en: 'Sale and hire of machines that dig, haul, compact, drill, pump and dredge, with spare parts and field mechanics.',
    },
    logo: 'logo-equipment',
  },
] satisfies Business[]
