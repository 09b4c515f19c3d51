import type { Language } from './journey.ts'

type Words = Record<Language, string>

/** The names of the links that a buyer follows from the home page, and the text of the last page. */
export type BuyerNeed = { steps: Words[]; reads: Words[] }

function both(word: string): Words {
  return { id: word, en: word }
}

function words(id: string, en: string): Words {
  return { id, en }
}

const sheet = words('Lembar spesifikasi', 'Specification sheet')
const coal = words('Batubara', 'Coal')
const silica = words('Silika', 'Silica')
const zircon = words('Pasir Zirkon', 'Zirconium Sand')
const quartz = words('Pasir Kuarsa', 'Quartz Sand')
const tin = words('Timah', 'Tin')

const coalTerms = [
  words('Angka tipikal', 'Typical figures'),
  words('batas tolak', 'rejection limit'),
  words('hingga 100.000 t, semua mutu', 'up to 100,000 t, all grades'),
  words('Dermaga Contoh Hulu', 'Contoh Hulu Jetty'),
  words('Labuhan Contoh Muara', 'Contoh Muara Anchorage'),
  words('12.000 t/hari', '12,000 t/day'),
  words('gearless dengan floating crane', 'floating crane if gearless'),
  words('Jadwal muat (laycan)', 'Loading windows (laycan)'),
  words('surveyor independen', 'independent surveyor'),
  words('Sertifikat analisis', 'Certificate of analysis'),
  words('Izin pengangkutan dan penjualan', 'Transport and sales permit'),
]

const coalFigures = [
  ...['GAR', 'NAR', 'ARB', 'ADB', 'HGI', 'ASTM D5865'].map(both),
  words('Kadar air total', 'Total moisture'),
  words('Kadar air bawaan', 'Inherent moisture'),
  words('Kadar abu', 'Ash'),
  words('Zat terbang', 'Volatile matter'),
  words('Karbon tertambat', 'Fixed carbon'),
  words('Kadar sulfur total', 'Total sulfur'),
  words('Titik leleh abu', 'Ash fusion'),
  words('Ukuran', 'Size'),
]

const bagsAndSamples = [
  words('Jumbo bag', 'Jumbo bags'),
  words('1 FCL', 'FCL'),
  words('Sampel 1 kg dikirim sebelum kontrak', 'A 1 kg sample is sent before the contract'),
  words('Kode HS', 'HS code'),
]

/** Needs of buyers of coal, minerals, metals and machines, and the way to each. */
export const buyerNeeds: Record<string, BuyerNeed> = {
  'a power station: terms, certificate and licence of coal': { steps: [coal], reads: coalTerms },
  'a power station: every figure of a grade of coal': { steps: [coal, sheet], reads: coalFigures },
  'a cement maker: chlorine': { steps: [coal, sheet], reads: [words('Klorin', 'Chlorine')] },
  'a cement maker: lots by barge and Handysize, CIF, payment': {
    steps: [coal],
    reads: [
      words('7.500 t (tongkang)', '7,500 t by barge'),
      ...['Handysize', 'CIF', 'L/C'].map(both),
    ],
  },
  'a glass maker: silica by use, impurities, loss on ignition and size curve': {
    steps: [silica],
    reads: [
      words('Serat kaca', 'Glass fibre'),
      ...['Fe2O3', 'TiO2', 'Al2O3', 'd50'].map(both),
      words('Hilang pijar', 'Loss on ignition'),
    ],
  },
  'a glass maker: packing, sample and HS code of silica': {
    steps: [silica],
    reads: bagsAndSamples,
  },
  'a ceramics maker: zircon with uranium and thorium': {
    steps: [zircon, sheet],
    reads: [
      ...['ZrO2+HfO2', 'U+Th', 'TiO2', 'd50'].map(both),
      words('Zirkon keramik', 'Ceramic zircon'),
    ],
  },
  'a ceramics maker: the safety sheet of zircon': {
    steps: [zircon],
    reads: [words('Lembar data keselamatan', 'Safety data sheet')],
  },
  'a maker of mortar: quartz sand by use': {
    steps: [quartz, sheet],
    reads: [
      words('Mortar instan', 'Ready-mixed dry mortar'),
      words('Hilang pijar', 'Loss on ignition'),
    ],
  },
  'a metal works: purity, brand, lot and bundle of tin, with a grade for export': {
    steps: [tin, sheet],
    reads: [
      words('99,93', '99.93'),
      words('Sn 99,90 ekspor', 'Sn 99.90 export'),
      words('Merek', 'Brand'),
      words('Berat bundel', 'Weight of a bundle'),
    ],
  },
  'a metal works: lot and certificate of tin': {
    steps: [tin],
    reads: [
      words('1 lot (5 t)', 'One lot (5 t)'),
      words('Sertifikat analisis', 'Certificate of analysis'),
    ],
  },
  'a contractor: an excavator for sale or hire, with its terms': {
    steps: [words('Semua unit', 'All units'), both('Excavator 20 t, EX-01')],
    reads: [
      words('Dijual atau disewakan', 'For sale or hire'),
      ...['2021', 'Surabaya'].map(both),
      both('6400'),
      words('tersedia sekarang', 'available now'),
      words('Per jam kerja', 'Per working hour'),
      words('1 bulan, 200 jam per bulan', 'one month, 200 hours a month'),
      words('Termasuk, satu shift', 'Included, one shift'),
      words('Ditanggung penyewa', 'Paid by the hirer'),
      words('Mobilisasi', 'Mobilisation'),
    ],
  },
}
