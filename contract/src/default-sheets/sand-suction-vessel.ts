import type { DefaultSheet } from './default-sheet.ts'

export const sandSuctionVessel = {
  name: { id: 'Kapal Isap Pasir', en: 'Sand-Suction Vessel' },
  alt: {
    id: 'Gambar kerja kapal isap pasir, tampak samping kiri',
    en: 'Working drawing of a sand-suction vessel, left side elevation',
  },
  description: {
    id: 'Pengerukan pasir di laut dangkal, sungai, dan kolam tambang. Pasir diisap bersama air lalu dialirkan lewat pipa apung atau ditampung di lambung.',
    en: 'Sand dredging in shallow seas, rivers and mine ponds. Sand is drawn up with water and sent through a floating pipeline or kept in the hopper.',
  },
  rows: [
    {
      parameter: 'Cutter suction',
      measure: { id: 'Kedalaman keruk', en: 'Dredging depth' },
      unit: 'm',
      value: { from: '6', to: '25' },
      scale: { from: '0', to: '60' },
      source: 'ours',
    },
    {
      parameter: 'Cutter suction',
      measure: { id: 'Produksi padatan', en: 'Solids output' },
      unit: { id: 'm³/jam', en: 'm³/h' },
      value: { from: '200', to: '3000' },
      scale: { from: '0', to: '4000' },
      source: 'ours',
    },
    {
      parameter: 'Trailer suction hopper',
      measure: { id: 'Kedalaman keruk', en: 'Dredging depth' },
      unit: 'm',
      value: { from: '10', to: '45' },
      scale: { from: '0', to: '60' },
      source: 'ours',
    },
    {
      parameter: 'Trailer suction hopper',
      measure: { id: 'Kapasitas hopper', en: 'Hopper capacity' },
      unit: 'm³',
      value: { from: '1000', to: '9000' },
      scale: { from: '0', to: '10000' },
      source: 'ours',
    },
    {
      parameter: 'Mini',
      measure: { id: 'Kedalaman keruk', en: 'Dredging depth' },
      unit: 'm',
      value: { from: '3', to: '10' },
      scale: { from: '0', to: '60' },
      source: 'ours',
    },
    {
      parameter: 'Mini',
      measure: { id: 'Produksi padatan', en: 'Solids output' },
      unit: { id: 'm³/jam', en: 'm³/h' },
      value: { from: '50', to: '300' },
      scale: { from: '0', to: '4000' },
      source: 'ours',
    },
  ],
  uses: [
    { id: 'Pengambilan pasir laut dan sungai', en: 'Winning sand from sea and river' },
    { id: 'Reklamasi dan urukan', en: 'Reclamation and fill' },
    { id: 'Pendalaman alur dan kolam pelabuhan', en: 'Deepening channels and harbour basins' },
  ],
} satisfies DefaultSheet
