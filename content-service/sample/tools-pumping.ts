import type { CatalogueItem } from './types.ts'

export const pumpingTools = {
  pump: {
    key: 'pump',
    name: { id: 'Pompa', en: 'Pump' },
    description: {
      id: 'Pompa tambang untuk mengeringkan sump, memindahkan lumpur, dan melindungi fasilitas dari kebakaran. Ukuran dihitung dari debit, tinggi angkat, dan kandungan padatan.',
      en: 'Mine pumps for dewatering, slurry transfer and fire protection. Sized from the flow, the total head and the solids in the water.',
    },
    features: [
      {
        title: { id: 'Air industri', en: 'Industrial water' },
        description: { id: 'Air bersih dan air proses', en: 'Clean and process water' },
      },
      {
        title: { id: 'Slurry', en: 'Slurry' },
        description: {
          id: 'Lumpur berpasir, rumah pompa tahan aus',
          en: 'Sandy slurry, casing built to resist wear',
        },
      },
      {
        title: { id: 'Submersible', en: 'Submersible' },
        description: {
          id: 'Terendam di sump, tanpa pipa isap',
          en: 'Stands in the sump, needs no suction line',
        },
      },
      {
        title: { id: 'Pemadam kebakaran', en: 'Fire fighting' },
        description: {
          id: 'Tekanan tinggi, siaga dengan mesin diesel',
          en: 'High pressure, diesel engine on standby',
        },
      },
    ],
  },
  dredger: {
    key: 'dredger',
    name: { id: 'Kapal Isap Pasir', en: 'Sand-Suction Vessel' },
    description: {
      id: 'Pengerukan pasir di laut dangkal, sungai, dan kolam tambang. Pasir diisap bersama air lalu dialirkan lewat pipa apung atau ditampung di lambung.',
      en: 'Sand dredging in shallow seas, rivers and mine ponds. Sand is drawn up with water and sent through a floating pipeline or kept in the hopper.',
    },
    features: [
      {
        title: { id: 'Cutter suction', en: 'Cutter suction' },
        description: {
          id: 'Kepala pemotong untuk dasar yang padat',
          en: 'Cutter head for compact beds',
        },
      },
      {
        title: { id: 'Trailer suction hopper', en: 'Trailer suction hopper' },
        description: {
          id: 'Mengisap sambil berlayar, muatan di lambung',
          en: 'Dredges under way, cargo in the hopper',
        },
      },
      {
        title: { id: 'Mini', en: 'Mini' },
        description: {
          id: 'Mudah dipindah untuk sungai dan kolam',
          en: 'Easily moved, for rivers and ponds',
        },
      },
    ],
  },
} satisfies Record<string, CatalogueItem>
