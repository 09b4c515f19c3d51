import type { DefaultSheet } from './default-sheet.ts'
import { silica } from './silica.ts'

export const quartzSand = {
  name: { id: 'Pasir Kuarsa', en: 'Quartz Sand' },
  alt: {
    id: 'Render: pasir kuarsa putih dalam ayakan uji kuningan di meja kayu',
    en: 'Render: white quartz sand in a brass test sieve on a wooden bench',
  },
  description: {
    id: 'Pasir kaca yang dicuci dan diayak, juga untuk cetakan pengecoran, penyaring air, dan mortar instan. Kadar besi dan sebaran butir dilaporkan untuk setiap lot.',
    en: 'Glass sand, washed and screened, also for foundry moulds, water filters and dry mortar. Iron content and grain distribution are reported lot by lot.',
  },
  // The specification gives both products the same figures (section 2).
  rows: silica.rows,
  uses: [
    { id: 'Kaca lembaran dan botol', en: 'Flat glass and bottles' },
    { id: 'Cetakan pengecoran logam', en: 'Foundry moulds' },
    { id: 'Media penyaring air', en: 'Water filter media' },
    { id: 'Mortar instan', en: 'Ready-mixed dry mortar' },
  ],
} satisfies DefaultSheet
