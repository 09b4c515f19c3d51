import type { DefaultSheet } from './default-sheet.ts'

export const tin = {
  name: { id: 'Timah', en: 'Tin' },
  alt: {
    id: 'Render: ingot timah bersilang di palet kayu, terikat pita baja, dengan label lot',
    en: 'Render: tin ingots stacked crosswise on a pallet, strapped, with the label of their lot',
  },
  description: {
    id: 'Timah batangan untuk solder, pelapis kaleng, dan paduan. Setiap lot disertai sertifikat analisis.',
    en: 'Tin ingots for solder, tinplate and alloys. Every lot comes with its certificate of analysis.',
  },
  rows: [
    {
      parameter: { id: 'Kemurnian', en: 'Purity' },
      unit: '%',
      value: { from: '99.85', to: '99.99' },
      scale: { from: '99.5', to: '100' },
      source: 'specification',
    },
    {
      parameter: { id: 'Titik leleh', en: 'Melting point' },
      unit: '°C',
      value: { exact: '231.9' },
      source: 'specification',
    },
    {
      parameter: { id: 'Titik didih', en: 'Boiling point' },
      unit: '°C',
      value: { exact: '2602' },
      source: 'specification',
    },
    {
      parameter: { id: 'Warna', en: 'Colour' },
      unit: null,
      value: { text: { id: 'Putih keperakan', en: 'Silvery white' } },
      source: 'specification',
    },
  ],
  uses: [
    { id: 'Solder elektronik', en: 'Electronic solder' },
    { id: 'Pelat timah untuk kaleng', en: 'Tinplate for cans' },
    { id: 'Perunggu dan paduan bantalan', en: 'Bronze and bearing alloys' },
  ],
} satisfies DefaultSheet
