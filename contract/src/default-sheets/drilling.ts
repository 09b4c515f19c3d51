import type { DefaultSheet } from './default-sheet.ts'

export const drilling = {
  name: { id: 'Drilling', en: 'Drilling Rig' },
  alt: {
    id: 'Gambar kerja rig pengeboran, tampak samping kiri',
    en: 'Working drawing of a drilling rig, left side elevation',
  },
  description: {
    id: 'Pengeboran dalam untuk tiang fondasi, lubang ledak, dan inti batuan. Rig dipilih berdasarkan kedalaman, diameter lubang, dan kekerasan batuan yang ditembus.',
    en: 'Deep drilling for foundation piles, blast holes and rock cores. The rig is chosen by the depth, the hole diameter and the hardness of the rock.',
  },
  rows: [
    {
      parameter: 'Rotary rig',
      measure: { id: 'Kedalaman', en: 'Depth' },
      unit: 'm',
      value: { from: '30', to: '70' },
      scale: { from: '0', to: '200' },
      source: 'specification',
    },
    {
      parameter: 'Rotary rig',
      measure: { id: 'Diameter lubang', en: 'Hole diameter' },
      unit: 'mm',
      value: { from: '500', to: '2500' },
      scale: { from: '0', to: '3000' },
      source: 'specification',
    },
    {
      parameter: 'Blast hole',
      measure: { id: 'Kedalaman', en: 'Depth' },
      unit: 'm',
      value: { from: '20', to: '40' },
      scale: { from: '0', to: '200' },
      source: 'specification',
    },
    {
      parameter: 'Blast hole',
      measure: { id: 'Diameter lubang', en: 'Hole diameter' },
      unit: 'mm',
      value: { from: '100', to: '400' },
      scale: { from: '0', to: '3000' },
      source: 'specification',
    },
    {
      parameter: 'Core drill',
      measure: { id: 'Kedalaman', en: 'Depth' },
      unit: 'm',
      value: { from: '50', to: '150' },
      scale: { from: '0', to: '200' },
      source: 'specification',
    },
    {
      parameter: 'Core drill',
      measure: { id: 'Diameter lubang', en: 'Hole diameter' },
      unit: 'mm',
      value: { from: '50', to: '200' },
      scale: { from: '0', to: '3000' },
      source: 'specification',
    },
    {
      parameter: 'Directional',
      measure: { id: 'Diameter lubang', en: 'Hole diameter' },
      unit: 'mm',
      value: { from: '100', to: '500' },
      scale: { from: '0', to: '3000' },
      source: 'specification',
    },
  ],
  uses: [
    { id: 'Tiang bor fondasi', en: 'Bored foundation piles' },
    { id: 'Lubang ledak tambang', en: 'Blast holes in mines' },
    { id: 'Pengambilan inti batuan', en: 'Rock coring' },
    { id: 'Pemasangan pipa tanpa galian', en: 'Laying pipes without a trench' },
  ],
} satisfies DefaultSheet
