import type { DefaultSheet } from './default-sheet.ts'

export const roller = {
  name: { id: 'Roller', en: 'Roller' },
  alt: {
    id: 'Render studio: roller kuning dengan drum baja halus',
    en: 'Studio render: yellow roller with a smooth steel drum',
  },
  description:
    'Pemadat tanah untuk jalan angkut, tanggul, dan lantai stockpile. Roda halus untuk lapis permukaan, kaki domba untuk tanah\u00a0lempung, vibrasi untuk material berbutir.',
  rows: [
    {
      parameter: 'Roda halus',
      measure: 'Berat operasi',
      unit: 't',
      value: { from: '5', to: '12' },
      scale: { from: '0', to: '30' },
      source: 'specification',
    },
    {
      parameter: 'Kaki domba',
      measure: 'Berat operasi',
      unit: 't',
      value: { from: '6', to: '14' },
      scale: { from: '0', to: '30' },
      source: 'specification',
    },
    {
      parameter: 'Pneumatik',
      measure: 'Berat operasi',
      unit: 't',
      value: { from: '8', to: '25' },
      scale: { from: '0', to: '30' },
      source: 'specification',
    },
    {
      parameter: 'Vibrasi',
      measure: 'Berat operasi',
      unit: 't',
      value: { from: '10', to: '20' },
      scale: { from: '0', to: '30' },
      source: 'specification',
    },
  ],
  uses: ['Jalan angkut tambang', 'Tanggul dan bendungan', 'Lantai stockpile dan pelataran'],
} satisfies DefaultSheet
