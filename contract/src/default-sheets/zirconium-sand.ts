import type { DefaultSheet } from './default-sheet.ts'

export const zirconiumSand = {
  name: { id: 'Pasir Zirkon', en: 'Zirconium Sand' },
  alt: {
    id: 'Render: pasir zirkon cokelat dalam cawan baja di atas kertas berpetak 5 mm',
    en: 'Render: brown zircon sand in a steel pan on paper with 5 mm squares',
  },
  description: {
    id: 'Mineral berat untuk badan keramik dan frit berwarna, bata tahan api, dan pasir cetak pengecoran presisi. Dipisahkan secara gravitasi, magnetik, dan elektrostatik.',
    en: 'Heavy mineral for ceramic bodies and coloured frits, refractory bricks and precision foundry sand. Separated by gravity, magnetic and electrostatic methods.',
  },
  rows: [
    {
      parameter: 'ZrO2+HfO2',
      unit: '%',
      value: { from: '65', to: '66' },
      scale: { from: '60', to: '68' },
      source: 'specification',
    },
    {
      parameter: 'Fe2O3',
      unit: '%',
      value: { under: '0.15' },
      scale: { from: '0', to: '0.5' },
      source: 'specification',
    },
    {
      parameter: 'TiO2',
      unit: '%',
      value: { from: '0.5', to: '1.0' },
      scale: { from: '0', to: '2' },
      source: 'specification',
    },
    {
      parameter: { id: 'Ukuran partikel', en: 'Particle size' },
      unit: 'µm',
      value: { from: '75', to: '250' },
      scale: { from: '0', to: '500' },
      source: 'specification',
    },
    {
      parameter: { id: 'Warna', en: 'Colour' },
      unit: null,
      value: { text: { id: 'Abu-abu/cokelat muda', en: 'Grey/light brown' } },
      source: 'specification',
    },
  ],
  uses: [
    { id: 'Badan keramik dan frit berwarna', en: 'Ceramic bodies and coloured frits' },
    { id: 'Bata dan lapisan tahan api', en: 'Refractory bricks and linings' },
    { id: 'Pasir cetak pengecoran presisi', en: 'Sand for precision casting' },
  ],
} satisfies DefaultSheet
