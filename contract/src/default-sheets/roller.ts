import type { DefaultSheet } from './default-sheet.ts'

export const roller = {
  name: { id: 'Roller', en: 'Roller' },
  alt: {
    id: 'Gambar kerja roller kaki domba, tampak samping kiri',
    en: 'Working drawing of a sheep-foot roller, left side elevation',
  },
  description: {
    id: 'Pemadat tanah untuk jalan angkut, tanggul, dan lantai stockpile. Roda halus untuk lapis permukaan, kaki domba untuk tanah\u00a0lempung, vibrasi untuk material berbutir.',
    en: 'Soil compactors for haul roads, embankments and stockpile pads. Smooth drums for the top layer, sheep foot for clay, vibration for granular material.',
  },
  rows: [
    {
      parameter: { id: 'Roda halus', en: 'Smooth wheel' },
      measure: { id: 'Berat operasi', en: 'Operating weight' },
      unit: 't',
      value: { from: '5', to: '12' },
      scale: { from: '0', to: '30' },
      source: 'specification',
    },
    {
      parameter: { id: 'Kaki domba', en: 'Sheep foot' },
      measure: { id: 'Berat operasi', en: 'Operating weight' },
      unit: 't',
      value: { from: '6', to: '14' },
      scale: { from: '0', to: '30' },
      source: 'specification',
    },
    {
      parameter: { id: 'Pneumatik', en: 'Pneumatic' },
      measure: { id: 'Berat operasi', en: 'Operating weight' },
      unit: 't',
      value: { from: '8', to: '25' },
      scale: { from: '0', to: '30' },
      source: 'specification',
    },
    {
      parameter: { id: 'Vibrasi', en: 'Vibratory' },
      measure: { id: 'Berat operasi', en: 'Operating weight' },
      unit: 't',
      value: { from: '10', to: '20' },
      scale: { from: '0', to: '30' },
      source: 'specification',
    },
  ],
  uses: [
    { id: 'Jalan angkut tambang', en: 'Mine haul roads' },
    { id: 'Tanggul dan bendungan', en: 'Embankments and dams' },
    { id: 'Lantai stockpile dan pelataran', en: 'Stockpile pads and yards' },
  ],
} satisfies DefaultSheet
