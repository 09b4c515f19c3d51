import type { DefaultSheet } from './default-sheet.ts'

export const excavator = {
  name: { id: 'Excavator', en: 'Excavator' },
  alt: {
    id: 'Render studio: excavator track kuning menggali tumpukan bijih',
    en: 'Studio render: yellow crawler excavator digging into a heap of ore',
  },
  description:
    'Penggali hidraulik untuk mengupas tanah penutup, memuat truk, dan membentuk lereng. Kelas dipilih berdasarkan volume per jam, jenis truk yang dimuat, dan daya dukung tanah.',
  rows: [
    {
      parameter: 'Mini',
      measure: 'Berat operasi',
      unit: 't',
      value: { from: '1', to: '5' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: 'Medium',
      measure: 'Berat operasi',
      unit: 't',
      value: { from: '5', to: '15' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: 'Heavy',
      measure: 'Berat operasi',
      unit: 't',
      value: { from: '15', to: '90' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: 'Long Reach',
      measure: 'Berat operasi',
      unit: 't',
      value: { from: '20', to: '60' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: 'Kelas 20 t',
      measure: 'Kapasitas bucket',
      unit: 'm³',
      value: { from: '0.8', to: '1.2' },
      scale: { from: '0', to: '5' },
      source: 'ours',
    },
    {
      parameter: 'Kelas 35 t',
      measure: 'Kapasitas bucket',
      unit: 'm³',
      value: { from: '1.4', to: '2.2' },
      scale: { from: '0', to: '5' },
      source: 'ours',
    },
    {
      parameter: 'Kelas 50 t',
      measure: 'Kapasitas bucket',
      unit: 'm³',
      value: { from: '2.2', to: '3.5' },
      scale: { from: '0', to: '5' },
      source: 'ours',
    },
  ],
  uses: ['Mengupas tanah penutup', 'Memuat dump truck', 'Membentuk lereng dan saluran'],
} satisfies DefaultSheet
