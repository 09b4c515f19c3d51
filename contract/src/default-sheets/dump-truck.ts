import type { DefaultSheet } from './default-sheet.ts'

export const dumpTruck = {
  name: { id: 'Dump Truck', en: 'Dump Truck' },
  alt: {
    id: 'Render studio: dump truck tambang kuning bermuatan batuan',
    en: 'Studio render: yellow mining dump truck laden with rock',
  },
  description:
    'Angkutan tambang untuk tanah penutup, batubara, dan mineral. Truk artikulasi untuk jalan basah dan menanjak, off-highway untuk jalan angkut tambang yang terawat.',
  rows: [
    {
      parameter: 'Standar',
      measure: 'Muatan',
      unit: 't',
      value: { from: '10', to: '25' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: 'Artikulasi',
      measure: 'Muatan',
      unit: 't',
      value: { from: '20', to: '40' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: 'Mini',
      measure: 'Muatan',
      unit: 't',
      value: { from: '3', to: '8' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: 'Off-highway',
      measure: 'Muatan',
      unit: 't',
      value: { from: '30', to: '90' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
  ],
  uses: [
    'Mengangkut tanah penutup',
    'Mengangkut batubara ke stockpile dan pelabuhan',
    'Pekerjaan tanah proyek jalan dan bendungan',
  ],
} satisfies DefaultSheet
