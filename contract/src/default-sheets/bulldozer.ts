import type { DefaultSheet } from './default-sheet.ts'

export const bulldozer = {
  name: { id: 'Bulldozer', en: 'Bulldozer' },
  alt: {
    id: 'Gambar kerja bulldozer, tampak samping kiri',
    en: 'Working drawing of a bulldozer, left side elevation',
  },
  description: {
    id: 'Pendorong tanah untuk membuka lahan, meratakan timbunan, dan merawat jalan angkut. Tipe rawa memakai sepatu track lebar agar tidak amblas di tanah lunak.',
    en: 'Crawler dozers for clearing land, levelling dumps and keeping haul roads in shape. The swamp type runs on wide track shoes so that it does not sink into soft ground.',
  },
  rows: [
    {
      parameter: 'Crawler',
      measure: { id: 'Berat operasi', en: 'Operating weight' },
      unit: 't',
      value: { from: '10', to: '100' },
      scale: { from: '0', to: '120' },
      source: 'specification',
    },
    {
      parameter: 'Crawler',
      measure: { id: 'Gaya dorong', en: 'Thrust' },
      unit: 'kN',
      value: { from: '150', to: '500' },
      scale: { from: '0', to: '1000' },
      source: 'specification',
    },
    {
      parameter: { id: 'Roda', en: 'Wheel' },
      measure: { id: 'Berat operasi', en: 'Operating weight' },
      unit: 't',
      value: { from: '20', to: '100' },
      scale: { from: '0', to: '120' },
      source: 'ours',
    },
    {
      parameter: 'Mini',
      measure: { id: 'Berat operasi', en: 'Operating weight' },
      unit: 't',
      value: { from: '4', to: '9' },
      scale: { from: '0', to: '120' },
      source: 'ours',
    },
    {
      parameter: { id: 'Rawa', en: 'Swamp' },
      measure: { id: 'Berat operasi', en: 'Operating weight' },
      unit: 't',
      value: { from: '8', to: '30' },
      scale: { from: '0', to: '120' },
      source: 'ours',
    },
    {
      parameter: { id: 'Rawa', en: 'Swamp' },
      measure: { id: 'Tekanan ke tanah', en: 'Ground pressure' },
      unit: 'kPa',
      value: { from: '25', to: '40' },
      scale: { from: '0', to: '120' },
      source: 'ours',
    },
  ],
  uses: [
    { id: 'Membuka dan membersihkan lahan', en: 'Opening and clearing land' },
    { id: 'Meratakan timbunan', en: 'Levelling dumps' },
    { id: 'Merawat jalan angkut', en: 'Keeping haul roads in shape' },
  ],
} satisfies DefaultSheet
