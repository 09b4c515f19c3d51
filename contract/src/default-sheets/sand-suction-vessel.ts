import type { DefaultSheet } from './default-sheet.ts'

export const sandSuctionVessel = {
  name: { id: 'Kapal Isap Pasir', en: 'Sand-Suction Vessel' },
  alt: {
    id: 'Render: kapal isap pasir dengan tangga pengeruk di atas air tenang',
    en: 'Render: sand-suction vessel with its dredging ladder on calm water',
  },
  description:
    'Pengerukan pasir di laut dangkal, sungai, dan kolam tambang. Pasir diisap bersama air lalu dialirkan lewat pipa apung atau ditampung di lambung.',
  rows: [
    {
      parameter: 'Cutter suction',
      measure: 'Kedalaman keruk',
      unit: 'm',
      value: { from: '6', to: '25' },
      scale: { from: '0', to: '60' },
      source: 'ours',
    },
    {
      parameter: 'Cutter suction',
      measure: 'Produksi padatan',
      unit: 'm³/jam',
      value: { from: '200', to: '3000' },
      scale: { from: '0', to: '4000' },
      source: 'ours',
    },
    {
      parameter: 'Trailer suction hopper',
      measure: 'Kedalaman keruk',
      unit: 'm',
      value: { from: '10', to: '45' },
      scale: { from: '0', to: '60' },
      source: 'ours',
    },
    {
      parameter: 'Trailer suction hopper',
      measure: 'Kapasitas hopper',
      unit: 'm³',
      value: { from: '1000', to: '9000' },
      scale: { from: '0', to: '10000' },
      source: 'ours',
    },
    {
      parameter: 'Mini',
      measure: 'Kedalaman keruk',
      unit: 'm',
      value: { from: '3', to: '10' },
      scale: { from: '0', to: '60' },
      source: 'ours',
    },
    {
      parameter: 'Mini',
      measure: 'Produksi padatan',
      unit: 'm³/jam',
      value: { from: '50', to: '300' },
      scale: { from: '0', to: '4000' },
      source: 'ours',
    },
  ],
  uses: [
    'Pengambilan pasir laut dan sungai',
    'Reklamasi dan urukan',
    'Pendalaman alur dan kolam pelabuhan',
  ],
} satisfies DefaultSheet
