import type { DefaultSheet } from './default-sheet.ts'

export const gold = {
  name: { id: 'Emas', en: 'Gold' },
  alt: {
    id: 'Render: emas batangan 1000 g dengan cap berat, kadar, dan nomor seri di kain gelap',
    en: 'Render: 1000 g gold bars stamped with weight, fineness and serial number on dark cloth',
  },
  description: {
    id: 'Emas batangan dan perhiasan dengan kemurnian yang diuji sebelum diserahkan. Berat tiap keping ditimbang di hadapan pembeli.',
    en: 'Gold bars and jewelry, assayed before handover. Every piece is weighed in front of the buyer.',
  },
  rows: [
    {
      parameter: { id: 'Kemurnian', en: 'Purity' },
      unit: '%',
      value: { exact: '99.99' },
      scale: { from: '99.5', to: '100' },
      source: 'specification',
    },
    {
      parameter: { id: 'Berat', en: 'Weight' },
      unit: 'g',
      value: { from: '1', to: '1000' },
      scale: { from: '0', to: '2000' },
      source: 'specification',
    },
    {
      parameter: { id: 'Warna', en: 'Color' },
      unit: null,
      value: { text: { id: 'Kuning keemasan', en: 'Golden yellow' } },
      source: 'ours',
    },
    {
      parameter: { id: 'Bentuk', en: 'Form' },
      unit: null,
      value: { text: { id: 'Batangan atau perhiasan', en: 'Bar or jewelry' } },
      source: 'specification',
    },
  ],
  uses: [
    { id: 'Simpanan dan investasi', en: 'Savings and investment' },
    { id: 'Bahan baku perhiasan', en: 'Raw material for jewelry' },
    { id: 'Kontak dan kawat elektronik', en: 'Electronic contacts and bonding wire' },
  ],
} satisfies DefaultSheet
