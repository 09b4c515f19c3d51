import type { DefaultSheet } from './default-sheet.ts'

export const pump = {
  name: { id: 'Pompa', en: 'Pump' },
  alt: {
    id: 'Render studio: pompa sentrifugal biru dengan motor listrik',
    en: 'Studio render: blue centrifugal pump with an electric motor',
  },
  description:
    'Pompa tambang untuk mengeringkan sump, memindahkan lumpur, dan melindungi fasilitas dari kebakaran. Ukuran dihitung dari debit, tinggi angkat, dan kandungan padatan.',
  rows: [
    {
      parameter: 'Air industri',
      measure: 'Debit',
      unit: 'm³/jam',
      value: { from: '20', to: '1500' },
      scale: { from: '0', to: '2500' },
      source: 'ours',
    },
    {
      parameter: 'Air industri',
      measure: 'Tinggi angkat',
      unit: 'm',
      value: { from: '10', to: '150' },
      scale: { from: '0', to: '200' },
      source: 'ours',
    },
    {
      parameter: 'Slurry',
      measure: 'Debit',
      unit: 'm³/jam',
      value: { from: '20', to: '2000' },
      scale: { from: '0', to: '2500' },
      source: 'ours',
    },
    {
      parameter: 'Slurry',
      measure: 'Tinggi angkat',
      unit: 'm',
      value: { from: '10', to: '70' },
      scale: { from: '0', to: '200' },
      source: 'ours',
    },
    {
      parameter: 'Submersible',
      measure: 'Debit',
      unit: 'm³/jam',
      value: { from: '10', to: '1000' },
      scale: { from: '0', to: '2500' },
      source: 'ours',
    },
    {
      parameter: 'Submersible',
      measure: 'Tinggi angkat',
      unit: 'm',
      value: { from: '5', to: '80' },
      scale: { from: '0', to: '200' },
      source: 'ours',
    },
    {
      parameter: 'Pemadam kebakaran',
      measure: 'Debit',
      unit: 'm³/jam',
      value: { from: '100', to: '1100' },
      scale: { from: '0', to: '2500' },
      source: 'ours',
    },
    {
      parameter: 'Pemadam kebakaran',
      measure: 'Tinggi angkat',
      unit: 'm',
      value: { from: '70', to: '140' },
      scale: { from: '0', to: '200' },
      source: 'ours',
    },
  ],
  uses: [
    'Mengeringkan sump tambang',
    'Memindahkan lumpur dan tailing',
    'Memasok air proses pabrik',
    'Memadamkan kebakaran',
  ],
} satisfies DefaultSheet
