import type { DefaultSheet } from './default-sheet.ts'

export const drillMachine = {
  name: { id: 'Mesin Bor', en: 'Drill Machine' },
  alt: {
    id: 'Gambar kerja mesin bor, tampak samping kiri',
    en: 'Working drawing of a drill machine, left side elevation',
  },
  description: {
    id: 'Bor multiguna untuk penyelidikan tanah, batuan, serta minyak dan gas. Mata bor dan fluida bilas disesuaikan dengan lapisan yang ditembus.',
    en: 'Multi-purpose drills for soil, rock, and oil and gas. Bits and flushing fluid are matched to the layers to be drilled.',
  },
  rows: [
    {
      parameter: { id: 'Bor tanah', en: 'Soil drill' },
      measure: { id: 'Kedalaman', en: 'Depth' },
      unit: 'm',
      value: { from: '10', to: '100' },
      scale: { from: '0', to: '120' },
      source: 'ours',
    },
    {
      parameter: { id: 'Bor tanah', en: 'Soil drill' },
      measure: { id: 'Diameter lubang', en: 'Hole diameter' },
      unit: 'mm',
      value: { from: '75', to: '300' },
      scale: { from: '0', to: '700' },
      source: 'ours',
    },
    {
      parameter: { id: 'Bor batu', en: 'Rock drill' },
      measure: { id: 'Kedalaman', en: 'Depth' },
      unit: 'm',
      value: { from: '10', to: '40' },
      scale: { from: '0', to: '120' },
      source: 'ours',
    },
    {
      parameter: { id: 'Bor batu', en: 'Rock drill' },
      measure: { id: 'Diameter lubang', en: 'Hole diameter' },
      unit: 'mm',
      value: { from: '50', to: '200' },
      scale: { from: '0', to: '700' },
      source: 'ours',
    },
    {
      parameter: { id: 'Bor minyak dan gas', en: 'Oil and gas drill' },
      measure: { id: 'Kedalaman', en: 'Depth' },
      unit: 'm',
      value: { from: '1000', to: '6000' },
      scale: { from: '0', to: '8000' },
      source: 'ours',
    },
    {
      parameter: { id: 'Bor minyak dan gas', en: 'Oil and gas drill' },
      measure: { id: 'Diameter lubang', en: 'Hole diameter' },
      unit: 'mm',
      value: { from: '150', to: '660' },
      scale: { from: '0', to: '700' },
      source: 'ours',
    },
  ],
  uses: [
    { id: 'Penyelidikan tanah fondasi', en: 'Soil investigation for foundations' },
    { id: 'Lubang ledak dan jangkar batuan', en: 'Blast holes and rock anchors' },
    { id: 'Sumur air, minyak, dan gas', en: 'Water, oil and gas wells' },
  ],
} satisfies DefaultSheet
