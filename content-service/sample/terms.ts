import type { SamplePort, SampleTerms } from './grade-types.ts'
import type { TextList } from './types.ts'

/** The places are invented; their positions are those of the regions. */
const jetty: SamplePort = {
  name: { id: 'Dermaga Contoh Hulu', en: 'Contoh Hulu Jetty' },
  kind: 'jetty',
  loadingRate: { id: '8000 t/hari', en: '8000 t/day' },
  maxSize: { id: 'tongkang 300 kaki', en: 'a 300 ft barge' },
  latitude: -0.2,
  longitude: 116.6,
}

const anchorage: SamplePort = {
  name: { id: 'Labuhan Contoh Muara', en: 'Contoh Muara Anchorage' },
  kind: 'anchorage',
  loadingRate: { id: '12.000 t/hari', en: '12,000 t/day' },
  maxSize: {
    id: 'Panamax, sarat 13,5 m; yang tanpa derek memakai derek apung',
    en: 'Panamax, 13.5 m draft; floating crane if gearless',
  },
  latitude: -1.1,
  longitude: 117.9,
}

const westPort: SamplePort = {
  name: { id: 'Pelabuhan Contoh Barat', en: 'Contoh West Port' },
  kind: 'port',
  loadingRate: {
    id: '20 kontainer atau 3000 t curah/hari',
    en: '20 containers or 3000 t of bulk/day',
  },
  maxSize: {
    id: 'kapal pengumpan atau tongkang 230 kaki',
    en: 'a feeder vessel or a 230 ft barge',
  },
  latitude: -2,
  longitude: 105.3,
}

const southPort: SamplePort = {
  name: { id: 'Pelabuhan Contoh Selatan', en: 'Contoh South Port' },
  kind: 'port',
  loadingRate: {
    id: '15 kontainer atau 2500 t curah/hari',
    en: '15 containers or 2500 t of bulk/day',
  },
  maxSize: {
    id: 'kapal pengumpan atau tongkang 230 kaki',
    en: 'a feeder vessel or a 230 ft barge',
  },
  latitude: -3.3,
  longitude: 113.3,
}

export const letterOfCredit: TextList = {
  id: ['L/C tidak dapat dibatalkan, atas unjuk', 'T/T untuk kontrak berjangka'],
  en: ['Irrevocable L/C at sight', 'T/T under term contracts'],
}

const bags: TextList = {
  id: ['Curah', 'Jumbo bag 1000 kg', 'Karung 25 kg di atas palet'],
  en: ['Bulk', 'Jumbo bags of 1000 kg', '25 kg sacks on pallets'],
}

const atLoadPort: TextList = {
  id: [
    'Mutu dan berat ditetapkan surveyor independen di pelabuhan muat',
    'Pembeli boleh menunjuk surveyornya sendiri',
  ],
  en: [
    'An independent surveyor determines quality and weight at the load port',
    'Buyers may appoint a surveyor of their own',
  ],
}

const eachLot: TextList = {
  id: [
    'Setiap lot dianalisis sebelum dimuat, dan contohnya disimpan tiga bulan',
    'Contoh 1 kg dikirim sebelum kontrak atas permintaan',
  ],
  en: [
    'Every lot is analysed before loading, and its sample is kept for three months',
    'A 1 kg sample is sent before the contract on request',
  ],
}

export const coalTerms = {
  incoterms: ['FOB', 'CFR', 'CIF'],
  loadPorts: [jetty, anchorage],
  minimum: {
    id: '7500\u00a0t (tongkang), 28.000\u00a0t (Handysize) atau 50.000\u00a0t (Supramax), ±\u00a010\u00a0%',
    en: '7500\u00a0t by barge, 28,000\u00a0t by Handysize or 50,000\u00a0t by Supramax, ±\u00a010\u00a0%',
  },
  monthly: { id: 'hingga 100.000 t, semua mutu', en: 'up to 100,000 t, all grades' },
  leadTime: { id: '21 hari sejak kontrak', en: '21 days from the contract' },
  laycan: { inDays: 30, days: 10, tonnes: '50000' },
  packing: { id: ['Curah'], en: ['Bulk'] },
  // The heading of all grades: 2701.12 is for grades above 5,833 kcal/kg, free of moisture and mineral matter, 2701.19 for
  // the others.
  hsCode: '2701',
  payment: {
    id: [
      'Harga per ton pada GAR atau NAR kontrak, disesuaikan prorata dengan hasil analisis',
      ...letterOfCredit.id,
    ],
    en: [
      'Price per tonne at the contract’s GAR or NAR, adjusted pro rata to the analysis',
      ...letterOfCredit.en,
    ],
  },
  inspection: atLoadPort,
} satisfies SampleTerms

export const silicaTerms = {
  incoterms: ['FOB', 'CIF', 'FCA'],
  loadPorts: [southPort],
  minimum: { id: '1 FCL 20 kaki (25 t)', en: 'One 20 ft FCL (25 t)' },
  monthly: { id: 'hingga 5000 t', en: 'up to 5000 t' },
  leadTime: { id: '14 hari sejak kontrak', en: '14 days from the contract' },
  packing: bags,
  hsCode: '2505.10',
  payment: letterOfCredit,
  inspection: eachLot,
} satisfies SampleTerms

export const quartzTerms = {
  ...silicaTerms,
  incoterms: ['FOB', 'CFR', 'FCA'],
  loadPorts: [westPort],
  minimum: {
    id: '3000 t (tongkang) ± 10 % atau 1 FCL 20 kaki (25 t)',
    en: '3000 t by barge, ± 10 %, or one 20 ft FCL (25 t)',
  },
  monthly: { id: 'hingga 20.000 t', en: 'up to 20,000 t' },
  laycan: { inDays: 20, days: 7, tonnes: '3000' },
} satisfies SampleTerms

export const zirconTerms = {
  incoterms: ['FOB', 'CIF', 'FCA'],
  loadPorts: [southPort],
  minimum: { id: '1 FCL 20 kaki (24 t)', en: 'One 20 ft FCL (24 t)' },
  monthly: { id: 'hingga 300 t', en: 'up to 300 t' },
  leadTime: { id: '30 hari sejak kontrak', en: '30 days from the contract' },
  packing: { id: ['Jumbo bag 2000 kg'], en: ['Jumbo bags of 2000 kg'] },
  hsCode: '2615.10',
  payment: letterOfCredit,
  inspection: eachLot,
} satisfies SampleTerms

export const tinTerms = {
  incoterms: ['FOB', 'CIF', 'FCA'],
  loadPorts: [westPort],
  minimum: { id: '1 lot (5 t)', en: 'One lot (5 t)' },
  monthly: { id: 'hingga 100 t', en: 'up to 100 t' },
  leadTime: { id: '21 hari sejak kontrak', en: '21 days from the contract' },
  packing: {
    id: ['Bundel 1000 kg, diikat pita baja, dengan nomor lot'],
    en: ['Bundles of 1000 kg, steel-strapped, with their lot number'],
  },
  hsCode: '8001.10',
  payment: letterOfCredit,
  inspection: eachLot,
} satisfies SampleTerms

export const goldTerms = {
  incoterms: ['EXW', 'CPT'],
  loadPorts: [],
  minimum: { id: '100 g', en: '100 g' },
  leadTime: { id: '3 hari kerja', en: '3 working days' },
  packing: {
    id: ['Kemasan bersegel bernomor seri'],
    en: ['Sealed packs with a serial number'],
  },
  hsCode: '7108.12',
  payment: { id: ['T/T sebelum serah terima'], en: ['T/T before handover'] },
  inspection: {
    id: [
      'Kadar diuji dan berat ditimbang di hadapan pembeli',
      'Setiap lot disertai pernyataan asal dan catatan setiap pihak yang menguasainya',
    ],
    en: [
      'Assayed and weighed in front of the buyer',
      'Every lot comes with a statement of its origin and its chain of custody',
    ],
  },
} satisfies SampleTerms

export const equipmentTerms = {
  incoterms: ['EXW', 'FCA'],
  loadPorts: [],
  leadTime: { id: '5 hari kerja setelah pemeriksaan', en: '5 working days after the inspection' },
  payment: {
    id: [
      'Jual: T/T sebelum serah terima',
      'Sewa: di muka setiap bulan',
      'Jam siaga 70 % tarif; jam rusak tidak ditagih',
    ],
    en: [
      'Sale: T/T before handover',
      'Hire: monthly in advance',
      'Standby at 70 % of the rate; breakdowns not charged',
    ],
  },
  inspection: {
    id: ['Pembeli atau penyewa boleh memeriksa dan mencoba unit di tempatnya'],
    en: ['Buyers and hirers may inspect and try the unit where it stands'],
  },
} satisfies SampleTerms
