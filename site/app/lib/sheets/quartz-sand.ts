import type { Sheet } from './sheet.ts'

export const quartzSand = {
  name: { id: 'Pasir Kuarsa', en: 'Quartz Sand' },
  material: 'quartz',
  picture: 'quartz-sand.webp',
  alt: {
    id: 'Render studio: pasir kuarsa berwarna terang di cawan gelap',
    en: 'Studio render: pale quartz sand in a dark dish',
  },
  description: {
    id: 'Pasir kaca yang dicuci dan diayak, juga untuk cetakan pengecoran, penyaring air, dan semen mortar. Kadar besi dan sebaran butir dilaporkan untuk setiap lot.',
    en: 'Glass sand, washed and screened, also for foundry moulds, water filters and dry mortar. Iron content and grain distribution are reported lot by lot.',
  },
  rows: [
    {
      parameter: { id: 'Kemurnian silika', en: 'Silica purity' },
      unit: '%',
      value: { from: '95', to: '99' },
      scale: { from: '90', to: '100' },
      source: 'specification',
    },
    {
      parameter: { id: 'Ukuran partikel', en: 'Particle size' },
      unit: 'µm',
      value: { from: '10', to: '200' },
      scale: { from: '0', to: '500' },
      source: 'specification',
    },
    {
      parameter: { id: 'Kadar air', en: 'Moisture' },
      unit: '%',
      value: { under: '1.5' },
      scale: { from: '0', to: '5' },
      source: 'specification',
    },
    {
      parameter: { id: 'Warna', en: 'Colour' },
      unit: null,
      value: { text: { id: 'Putih/transparan', en: 'White/transparent' } },
      source: 'specification',
    },
  ],
  uses: [
    { id: 'Kaca lembaran dan botol', en: 'Flat glass and bottles' },
    { id: 'Cetakan pengecoran logam', en: 'Foundry moulds' },
    { id: 'Media penyaring air', en: 'Water filter media' },
    { id: 'Semen mortar siap pakai', en: 'Ready-mixed dry mortar' },
  ],
} satisfies Sheet
