import type { DefaultSheet } from './default-sheet.ts'

export const bulldozer = {
  name: { id: 'Bulldozer', en: 'Bulldozer' },
  alt: {
    id: 'Render studio: bulldozer track kuning dengan pisau di depan',
    en: 'Studio render: yellow crawler bulldozer with its blade in front',
  },
  description:
    'Pendorong tanah untuk membuka lahan, meratakan timbunan, dan merawat jalan angkut. Tipe rawa memakai sepatu track lebar agar tidak amblas di tanah lunak.',
  rows: [
    {
      parameter: 'Crawler',
      measure: 'Berat operasi',
      unit: 't',
      value: { from: '10', to: '100' },
      scale: { from: '0', to: '120' },
      source: 'specification',
    },
    {
      parameter: 'Crawler',
      measure: 'Gaya dorong',
      unit: 'kN',
      value: { from: '150', to: '500' },
      scale: { from: '0', to: '1000' },
      source: 'specification',
    },
    {
      parameter: 'Roda',
      measure: 'Berat operasi',
      unit: 't',
      value: { from: '20', to: '100' },
      scale: { from: '0', to: '120' },
      source: 'ours',
    },
    {
      parameter: 'Mini',
      measure: 'Berat operasi',
      unit: 't',
      value: { from: '4', to: '9' },
      scale: { from: '0', to: '120' },
      source: 'ours',
    },
    {
      parameter: 'Rawa',
      measure: 'Berat operasi',
      unit: 't',
      value: { from: '8', to: '30' },
      scale: { from: '0', to: '120' },
      source: 'ours',
    },
    {
      parameter: 'Rawa',
      measure: 'Tekanan ke tanah',
      unit: 'kPa',
      value: { from: '25', to: '40' },
      scale: { from: '0', to: '120' },
      source: 'ours',
    },
  ],
  uses: ['Membuka dan membersihkan lahan', 'Meratakan timbunan', 'Merawat jalan angkut'],
} satisfies DefaultSheet
