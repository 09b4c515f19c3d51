import type { CatalogueItem } from './types.ts'

export const drillingTools = {
  drillingRig: {
    key: 'drilling-rig',
    name: { id: 'Drilling', en: 'Drilling Rig' },
    description: {
      id: 'Pengeboran dalam untuk tiang fondasi, lubang ledak, dan inti batuan. Rig dipilih berdasarkan kedalaman, diameter lubang, dan kekerasan batuan yang ditembus.',
      en: 'Deep drilling for foundation piles, blast holes and rock cores. The rig is chosen by the depth, the hole diameter and the hardness of the rock.',
    },
    picture: 'drilling-rig',
    features: [
      {
        title: { id: 'Rotary rig', en: 'Rotary rig' },
        description: {
          id: 'Kedalaman 30–70 m, lubang 500–2500 mm',
          en: 'Depth 30–70 m, hole 500–2500 mm',
        },
      },
      {
        title: { id: 'Blast hole', en: 'Blast hole' },
        description: {
          id: 'Kedalaman 20–40 m, lubang 100–400 mm',
          en: 'Depth 20–40 m, hole 100–400 mm',
        },
      },
      {
        title: { id: 'Core drill', en: 'Core drill' },
        description: {
          id: 'Kedalaman 50–150 m, lubang 50–200 mm',
          en: 'Depth 50–150 m, hole 50–200 mm',
        },
      },
      {
        title: { id: 'Directional', en: 'Directional' },
        description: { id: 'Lubang 100–500 mm', en: 'Hole 100–500 mm' },
      },
    ],
  },
  drillMachine: {
    key: 'drill-machine',
    name: { id: 'Mesin Bor', en: 'Drill Machine' },
    description: {
      id: 'Bor multiguna untuk penyelidikan tanah, batuan, serta minyak dan gas. Mata bor dan fluida bilas disesuaikan dengan lapisan yang ditembus.',
      en: 'Multi-purpose drills for soil, rock, and oil and gas. Bits and flushing fluid are matched to the layers to be drilled.',
    },
    picture: 'drill-machine',
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
