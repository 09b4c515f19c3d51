import type { DefaultSheet } from './default-sheet.ts'

export const drillMachine = {
  name: { id: 'Mesin Bor', en: 'Drill Machine' },
  alt: {
    id: 'Render studio: mesin bor di atas track dengan menara bor',
    en: 'Studio render: drill machine on tracks with its drill mast',
  },
  description:
    'Bor multiguna untuk penyelidikan tanah, batuan, serta minyak dan gas. Mata bor dan fluida bilas disesuaikan dengan lapisan yang ditembus.',
  rows: [
    {
      parameter: 'Bor tanah',
      measure: 'Kedalaman',
      unit: 'm',
      value: { from: '10', to: '100' },
      scale: { from: '0', to: '120' },
      source: 'ours',
    },
    {
      parameter: 'Bor tanah',
      measure: 'Diameter lubang',
      unit: 'mm',
      value: { from: '75', to: '300' },
      scale: { from: '0', to: '700' },
      source: 'ours',
    },
    {
      parameter: 'Bor batu',
      measure: 'Kedalaman',
      unit: 'm',
      value: { from: '10', to: '40' },
      scale: { from: '0', to: '120' },
      source: 'ours',
    },
    {
      parameter: 'Bor batu',
      measure: 'Diameter lubang',
      unit: 'mm',
      value: { from: '50', to: '200' },
      scale: { from: '0', to: '700' },
      source: 'ours',
    },
    {
      parameter: 'Bor minyak dan gas',
      measure: 'Kedalaman',
      unit: 'm',
      value: { from: '1000', to: '6000' },
      scale: { from: '0', to: '8000' },
      source: 'ours',
    },
    {
      parameter: 'Bor minyak dan gas',
      measure: 'Diameter lubang',
      unit: 'mm',
      value: { from: '150', to: '660' },
      scale: { from: '0', to: '700' },
      source: 'ours',
    },
  ],
  uses: [
    'Penyelidikan tanah fondasi',
    'Lubang ledak dan jangkar batuan',
    'Sumur air, minyak, dan gas',
  ],
} satisfies DefaultSheet
