import type { DefaultSheet } from './default-sheet.ts'

export const loader = {
  name: { id: 'Loader', en: 'Loader' },
  alt: {
    id: 'Gambar kerja wheel loader, tampak samping kiri',
    en: 'Working drawing of a wheel loader, left side elevation',
  },
  description: {
    id: 'Pemuat material di stockpile, pelabuhan, dan pabrik. Wheel loader unggul untuk jarak pendek di lantai keras, track\u00a0loader untuk tanah lunak dan tidak rata.',
    en: 'Material loading at stockpiles, jetties and plants. Wheel loaders are quickest over short runs on a hard floor; track loaders cope with soft and uneven ground.',
  },
  rows: [
    {
      parameter: 'Wheel loader',
      measure: { id: 'Kapasitas bucket', en: 'Bucket capacity' },
      unit: 'm³',
      value: { from: '1.5', to: '7.0' },
      scale: { from: '0', to: '8' },
      source: 'ours',
    },
    {
      parameter: 'Skid steer',
      measure: { id: 'Kapasitas bucket', en: 'Bucket capacity' },
      unit: 'm³',
      value: { from: '0.3', to: '0.6' },
      scale: { from: '0', to: '8' },
      source: 'ours',
    },
    {
      parameter: 'Track loader',
      measure: { id: 'Kapasitas bucket', en: 'Bucket capacity' },
      unit: 'm³',
      value: { from: '1.0', to: '3.2' },
      scale: { from: '0', to: '8' },
      source: 'ours',
    },
    {
      parameter: 'Backhoe loader',
      measure: { id: 'Kapasitas bucket', en: 'Bucket capacity' },
      unit: 'm³',
      value: { from: '0.8', to: '1.3' },
      scale: { from: '0', to: '8' },
      source: 'ours',
    },
    {
      parameter: 'Backhoe loader',
      measure: { id: 'Kedalaman gali', en: 'Digging depth' },
      unit: 'm',
      value: { from: '4.0', to: '6.0' },
      scale: { from: '0', to: '8' },
      source: 'ours',
    },
  ],
  uses: [
    { id: 'Memuat truk, hopper, dan tongkang', en: 'Loading trucks, hoppers and barges' },
    { id: 'Menata stockpile', en: 'Shaping stockpiles' },
    {
      id: 'Membersihkan area pabrik dan bawah konveyor',
      en: 'Cleaning up in plants and under conveyors',
    },
  ],
} satisfies DefaultSheet
