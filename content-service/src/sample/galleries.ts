import type { GalleryEntry } from './types.ts'

export const galleries = [
  {
    key: 'pit',
    title: { id: 'Tambang terbuka menjelang senja', en: 'The open pit towards dusk' },
    description: {
      id: 'Jenjang demi jenjang turun mengikuti lapisan. Pita gelap di tengah lereng adalah lapisan batubara.',
      en: 'Bench after bench follows the layers down. The dark band halfway down the wall is the coal seam.',
    },
    picture: 'mine',
  },
  {
    key: 'barge',
    title: { id: 'Tongkang bermuatan', en: 'A laden barge' },
    description: {
      id: 'Batubara di geladak tongkang menunggu kapal tunda. Garis air di lambung sudah memberi tahu beratnya.',
      en: 'Coal on the deck of a barge waits for its tug. The waterline on the hull already tells the weight.',
    },
    picture: 'barge',
  },
  {
    key: 'stockpile',
    title: { id: 'Stockpile', en: 'The stockpile' },
    description: {
      id: 'Tumpukan dibentuk dan dipadatkan agar air hujan turun ke parit, bukan meresap ke dalam.',
      en: 'Piles are shaped and compacted so that rain runs to the drain instead of soaking in.',
    },
    picture: 'stockpile',
  },
  {
    key: 'tin',
    title: { id: 'Ingot timah', en: 'Tin ingots' },
    description: {
      id: 'Ingot disusun bersilang supaya mudah dihitung dan diangkat per bundel.',
      en: 'Ingots are stacked crosswise so that they can be counted and lifted in bundles.',
    },
    picture: 'tin',
  },
  {
    key: 'excavator',
    title: { id: 'Excavator di atas bijih', en: 'Excavator on ore' },
    description: {
      id: 'Ember diisi dari bawah ke atas; isi yang penuh menghemat satu siklus pada setiap truk.',
      en: 'The bucket is filled from the bottom up; a full one saves a cycle on every truck.',
    },
    picture: 'excavator',
  },
] satisfies GalleryEntry[]
