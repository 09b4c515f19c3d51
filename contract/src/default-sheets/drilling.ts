import type { DefaultSheet } from './default-sheet.ts'

export const drilling = {
  name: { id: 'Drilling', en: 'Drilling Rig' },
  alt: {
    id: 'Render studio: rig pengeboran di atas track dengan menara tegak',
    en: 'Studio render: drilling rig on tracks with its mast upright',
  },
  description:
    'Pengeboran dalam untuk tiang fondasi, lubang ledak, dan inti batuan. Rig dipilih berdasarkan kedalaman, diameter lubang, dan kekerasan batuan yang ditembus.',
  rows: [
    {
      parameter: 'Rotary rig',
      measure: 'Kedalaman',
      unit: 'm',
      value: { from: '30', to: '70' },
      scale: { from: '0', to: '200' },
      source: 'specification',
    },
    {
      parameter: 'Rotary rig',
      measure: 'Diameter lubang',
      unit: 'mm',
      value: { from: '500', to: '2500' },
      scale: { from: '0', to: '3000' },
      source: 'specification',
    },
    {
      parameter: 'Blast hole',
      measure: 'Kedalaman',
      unit: 'm',
      value: { from: '20', to: '40' },
      scale: { from: '0', to: '200' },
      source: 'specification',
    },
    {
      parameter: 'Blast hole',
      measure: 'Diameter lubang',
      unit: 'mm',
      value: { from: '100', to: '400' },
      scale: { from: '0', to: '3000' },
      source: 'specification',
    },
    {
      parameter: 'Core drill',
      measure: 'Kedalaman',
      unit: 'm',
      value: { from: '50', to: '150' },
      scale: { from: '0', to: '200' },
      source: 'specification',
    },
    {
      parameter: 'Core drill',
      measure: 'Diameter lubang',
      unit: 'mm',
      value: { from: '50', to: '200' },
      scale: { from: '0', to: '3000' },
      source: 'specification',
    },
    {
      parameter: 'Directional',
      measure: 'Diameter lubang',
      unit: 'mm',
      value: { from: '100', to: '500' },
      scale: { from: '0', to: '3000' },
      source: 'specification',
    },
  ],
  uses: [
    'Tiang bor fondasi',
    'Lubang ledak tambang',
    'Pengambilan inti batuan',
    'Pemasangan pipa tanpa galian',
  ],
} satisfies DefaultSheet
