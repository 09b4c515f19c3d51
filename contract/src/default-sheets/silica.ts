import type { DefaultSheet } from './default-sheet.ts'

export const silica = {
  name: { id: 'Silika', en: 'Silica' },
  alt: {
    id: 'Render: gundukan tepung silika putih dan sekop berisi tepung di meja baja',
    en: 'Render: a heap of white silica flour and a full scoop on a steel bench',
  },
  description: {
    id: 'Silika halus untuk serat kaca, keramik, cat, dan pengisi karet. Dicuci, dikeringkan, dan diayak; tersedia curah, jumbo bag, atau karung.',
    en: 'Fine silica for glass fibre, ceramics, paint and rubber filler. Washed, dried and screened; supplied in bulk, jumbo bags or sacks.',
  },
  rows: [
    {
      parameter: { id: 'Kemurnian silika', en: 'Silica purity' },
      unit: '%',
      value: { from: '95', to: '99' },
      scale: { from: '90', to: '100' },
      source: 'specification',
    },
    {
      parameter: { id: 'Ukuran partikel', en: 'Particle size' },
      unit: 'µm',
      value: { from: '10', to: '200' },
      scale: { from: '0', to: '500' },
      source: 'specification',
    },
    {
      parameter: { id: 'Kadar air', en: 'Moisture' },
      unit: '%',
      value: { under: '1.5' },
      scale: { from: '0', to: '5' },
      source: 'specification',
    },
    {
      parameter: { id: 'Warna', en: 'Colour' },
      unit: null,
      value: { text: { id: 'Putih/transparan', en: 'White/transparent' } },
      source: 'specification',
    },
  ],
  uses: [
    { id: 'Serat kaca', en: 'Glass fibre' },
    { id: 'Keramik dan glasir', en: 'Ceramics and glazes' },
    { id: 'Pengisi cat, karet, dan plastik', en: 'Filler in paint, rubber and plastics' },
  ],
} satisfies DefaultSheet
