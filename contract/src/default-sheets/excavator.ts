import type { DefaultSheet } from './default-sheet.ts'

export const excavator = {
  name: { id: 'Excavator', en: 'Excavator' },
  alt: {
    id: 'Gambar kerja excavator, tampak samping kiri',
    en: 'Working drawing of an excavator, left side elevation',
  },
  description: {
    id: 'Penggali hidraulik untuk mengupas tanah penutup, memuat truk, dan membentuk lereng. Kelas dipilih berdasarkan volume per jam, jenis truk yang dimuat, dan daya dukung tanah.',
    en: 'Hydraulic diggers for stripping overburden, loading trucks and trimming slopes. The class is chosen by the volume per hour, the trucks to be loaded and what the ground will carry.',
  },
  rows: [
    {
      parameter: 'Mini',
      measure: { id: 'Berat operasi', en: 'Operating weight' },
      unit: 't',
      value: { from: '1', to: '5' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: 'Medium',
      measure: { id: 'Berat operasi', en: 'Operating weight' },
      unit: 't',
      value: { from: '5', to: '15' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: 'Heavy',
      measure: { id: 'Berat operasi', en: 'Operating weight' },
      unit: 't',
      value: { from: '15', to: '90' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: 'Long Reach',
      measure: { id: 'Berat operasi', en: 'Operating weight' },
      unit: 't',
      value: { from: '20', to: '60' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: { id: 'Kelas 20 t', en: '20 t class' },
      measure: { id: 'Kapasitas bucket', en: 'Bucket capacity' },
      unit: 'm³',
      value: { from: '0.8', to: '1.2' },
      scale: { from: '0', to: '5' },
      source: 'ours',
    },
    {
      parameter: { id: 'Kelas 35 t', en: '35 t class' },
      measure: { id: 'Kapasitas bucket', en: 'Bucket capacity' },
      unit: 'm³',
      value: { from: '1.4', to: '2.2' },
      scale: { from: '0', to: '5' },
      source: 'ours',
    },
    {
      parameter: { id: 'Kelas 50 t', en: '50 t class' },
      measure: { id: 'Kapasitas bucket', en: 'Bucket capacity' },
      unit: 'm³',
      value: { from: '2.2', to: '3.5' },
      scale: { from: '0', to: '5' },
      source: 'ours',
    },
  ],
  uses: [
    { id: 'Mengupas tanah penutup', en: 'Stripping overburden' },
    { id: 'Memuat dump truck', en: 'Loading dump trucks' },
    { id: 'Membentuk lereng dan saluran', en: 'Trimming slopes and cutting drains' },
  ],
} satisfies DefaultSheet
