import type { DefaultSheet } from './default-sheet.ts'

export const dumpTruck = {
  name: { id: 'Dump Truck', en: 'Dump Truck' },
  alt: {
    id: 'Gambar kerja dump truck, tampak samping kiri',
    en: 'Working drawing of a dump truck, left side elevation',
  },
  description: {
    id: 'Angkutan tambang untuk tanah penutup, batubara, dan mineral. Truk artikulasi untuk jalan basah dan menanjak, off-highway untuk jalan angkut tambang yang terawat.',
    en: 'Mine haulage for overburden, coal and minerals. Articulated trucks for wet and steep tracks, off-highway trucks for well-kept haul roads.',
  },
  rows: [
    {
      parameter: { id: 'Standar', en: 'Standard' },
      measure: { id: 'Muatan', en: 'Payload' },
      unit: 't',
      value: { from: '10', to: '25' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: { id: 'Artikulasi', en: 'Articulated' },
      measure: { id: 'Muatan', en: 'Payload' },
      unit: 't',
      value: { from: '20', to: '40' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: 'Mini',
      measure: { id: 'Muatan', en: 'Payload' },
      unit: 't',
      value: { from: '3', to: '8' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
    {
      parameter: 'Off-highway',
      measure: { id: 'Muatan', en: 'Payload' },
      unit: 't',
      value: { from: '30', to: '90' },
      scale: { from: '0', to: '100' },
      source: 'specification',
    },
  ],
  uses: [
    { id: 'Mengangkut tanah penutup', en: 'Hauling overburden' },
    {
      id: 'Mengangkut batubara ke stockpile dan pelabuhan',
      en: 'Hauling coal to stockpile and port',
    },
    { id: 'Pekerjaan tanah proyek jalan dan bendungan', en: 'Earthworks for roads and dams' },
  ],
} satisfies DefaultSheet
