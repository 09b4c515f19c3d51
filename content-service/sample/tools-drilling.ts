import type { CatalogueItem } from './types.ts'

export const drillingTools = {
  drillingRig: {
    key: 'drilling-rig',
    name: { id: 'Drilling', en: 'Drilling Rig' },
    description: {
      id: 'Pengeboran dalam untuk tiang fondasi, lubang ledak, dan inti batuan. Rig dipilih berdasarkan kedalaman, diameter lubang, dan kekerasan batuan yang ditembus.',
      en: 'Deep drilling for foundation piles, blast holes and rock cores. The rig is chosen by the depth, the hole diameter and the hardness of the rock.',
    },
    sheet: '/alat/drilling',
  },
  drillMachine: {
    key: 'drill-machine',
    name: { id: 'Mesin Bor', en: 'Drill Machine' },
    description: {
      id: 'Bor multiguna untuk penyelidikan tanah, batuan, serta minyak dan gas. Mata bor dan fluida bilas disesuaikan dengan lapisan yang ditembus.',
      en: 'Multi-purpose drills for soil, rock, and oil and gas. Bits and flushing fluid are matched to the layers to be drilled.',
    },
    features: [
      {
        title: { id: 'Bor tanah', en: 'Soil drill' },
        description: {
          id: 'Sampel tanah dan sumur dangkal',
          en: 'Soil samples and shallow wells',
        },
      },
      {
        title: { id: 'Bor batu', en: 'Rock drill' },
        description: {
          id: 'Lubang pada batuan keras, perkusi atau putar',
          en: 'Holes in hard rock, percussive or rotary',
        },
      },
      {
        title: { id: 'Bor minyak dan gas', en: 'Oil and gas drill' },
        description: {
          id: 'Sumur dalam dengan sirkulasi lumpur',
          en: 'Deep wells with mud circulation',
        },
      },
    ],
  },
} satisfies Record<string, CatalogueItem>
