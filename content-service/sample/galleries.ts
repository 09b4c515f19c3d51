import type { GalleryEntry } from './types.ts'

export const galleries = [
  {
    key: 'pit',
    title: { id: 'Jalan angkut menjelang senja', en: 'The haul road towards dusk' },
    description: {
      id: 'Jenjang demi jenjang turun mengikuti lapisan. Tanggul di tepi jalan menjaga truk tetap di jalurnya.',
      en: 'Bench after bench follows the layers down. The berm along the edge keeps a truck on the road.',
    },
    picture: 'haul-road',
  },
  {
    key: 'barge',
    title: { id: 'Tongkang dan kapal tunda', en: 'Barge and tug' },
    description: {
      id: 'Kapal tunda menarik tongkang batubara ke kapal induk. Panjang tali tunda disesuaikan dengan ombak di muara.',
      en: 'A tug takes the coal barge to the mother vessel. The length of the tow line follows the swell at the river mouth.',
    },
    picture: 'tow',
  },
  {
    key: 'stockpile',
    title: { id: 'Stockpile', en: 'The stockpile' },
    description: {
      id: 'Konveyor menuang dari satu titik yang naik bersama tumpukan, supaya jatuhnya pendek dan debunya sedikit.',
      en: 'The stacker rises with the pile, so that the coal falls a short way and raises little dust.',
    },
    picture: 'conveyor',
  },
  {
    key: 'crushed-stone',
    title: { id: 'Batu pecah menurut ukuran', en: 'Crushed\u00a0stone by size' },
    description: {
      id: 'Tiap tumpukan satu ukuran. Wheel loader mengambil dari kaki tumpukan, supaya butir besar dan kecil tidak terpisah.',
      en: 'One size to a heap. The wheel loader digs at the foot of the heap, so that coarse and fine do not separate.',
    },
    picture: 'crushed-stone',
  },
  {
    key: 'minerals',
    title: { id: 'Tiga bahan, satu meja', en: 'Three materials, one table' },
    description: {
      id: 'Pasir kuarsa, pasir zirkon, dan ingot timah. Ingot disusun bersilang supaya mudah dihitung dan diangkat per bundel.',
      en: 'Quartz sand, zircon sand and tin ingots. Ingots are stacked crosswise so that they can be counted and lifted in bundles.',
    },
    picture: 'minerals',
  },
  {
    key: 'fleet',
    title: { id: 'Gali, muat, angkut', en: 'Dig, load, haul' },
    description: {
      id: 'Tiga alat yang ukurannya harus cocok satu sama lain: truk sebaiknya penuh tepat pada bucket terakhir, tanpa sisa.',
      en: 'Three machines whose sizes have to suit each other: the last bucket should fill the truck exactly, with nothing left over.',
    },
    picture: 'fleet',
  },
] satisfies GalleryEntry[]
