import type { SamplePort, SampleTerms } from './grade-types.ts'
import type { TextList } from './types.ts'

const jetty: SamplePort = {
  name: { id: 'Dermaga Contoh Hulu', en: 'Contoh Hulu Jetty' },
  kind: 'jetty',
  loadingRate: { id: '8.000 t/hari', en: '8,000 t/day' },
  maxSize: { id: 'tongkang 300 kaki', en: 'a 300 ft barge' },
}

const anchorage: SamplePort = {
  name: { id: 'Labuhan Contoh Muara', en: 'Contoh Muara Anchorage' },
  kind: 'anchorage',
  loadingRate: { id: '12.000 t/hari', en: '12,000 t/day' },
  maxSize: { id: 'kapal Panamax', en: 'a Panamax vessel' },
}

const westPort: SamplePort = {
  name: { id: 'Pelabuhan Contoh Barat', en: 'Contoh West Port' },
  kind: 'port',
  loadingRate: { id: '20 kontainer/hari', en: '20 containers/day' },
  maxSize: { id: 'kapal kontainer pengumpan', en: 'a feeder vessel' },
}

const southJetty: SamplePort = {
  name: { id: 'Dermaga Contoh Selatan', en: 'Contoh South Jetty' },
  kind: 'jetty',
  loadingRate: { id: '2.500 t/hari', en: '2,500 t/day' },
  maxSize: { id: 'tongkang 230 kaki', en: 'a 230 ft barge' },
}

const letterOfCredit: TextList = {
  id: ['L/C tidak dapat dibatalkan, atas unjuk', 'T/T untuk kontrak berjangka'],
  en: ['Irrevocable L/C at sight', 'T/T under term contracts'],
}

const bags: TextList = {
  id: ['Curah', 'Jumbo bag 1.000 kg', 'Karung 25 kg di atas palet'],
  en: ['Bulk', 'Jumbo bags of 1,000 kg', '25 kg sacks on pallets'],
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
  id: ['Setiap lot dianalisis sebelum dimuat, dan contohnya disimpan tiga bulan'],
  en: ['Every lot is analysed before loading, and its sample is kept for three months'],
}

export const coalTerms = {
  incoterms: ['FOB', 'CFR', 'CIF'],
  loadPorts: [jetty, anchorage],
  minimum: {
    id: '7.500 t (tongkang) atau 50.000 t (kapal) ± 10 %',
    en: '7,500 t by barge or 50,000 t by vessel, ± 10 %',
  },
  monthly: { id: 'hingga 100.000 t, semua mutu', en: 'up to 100,000 t, all grades' },
  leadTime: { id: '21 hari sejak kontrak', en: '21 days from the contract' },
  laycan: { inDays: 30, days: 10, tonnes: '50000' },
  packing: { id: ['Curah'], en: ['Bulk'] },
  hsCode: '2701.19',
  payment: letterOfCredit,
  inspection: atLoadPort,
} satisfies SampleTerms

export const silicaTerms = {
  incoterms: ['FOB', 'CIF', 'FCA'],
  loadPorts: [southJetty, westPort],
  minimum: { id: '1 kontainer 20 kaki (25 t)', en: 'One 20 ft container (25 t)' },
  monthly: { id: 'hingga 5.000 t', en: 'up to 5,000 t' },
  leadTime: { id: '14 hari sejak kontrak', en: '14 days from the contract' },
  packing: bags,
  hsCode: '2505.10',
  payment: letterOfCredit,
  inspection: eachLot,
} satisfies SampleTerms

export const quartzTerms = {
  ...silicaTerms,
  incoterms: ['FOB', 'CFR'],
  loadPorts: [southJetty],
  minimum: { id: '3.000 t (tongkang) ± 10 %', en: '3,000 t by barge, ± 10 %' },
  monthly: { id: 'hingga 20.000 t', en: 'up to 20,000 t' },
  laycan: { inDays: 20, days: 7, tonnes: '3000' },
} satisfies SampleTerms

export const zirconTerms = {
  incoterms: ['FOB', 'CIF'],
  loadPorts: [westPort],
  minimum: { id: '1 kontainer 20 kaki (24 t)', en: 'One 20 ft container (24 t)' },
  monthly: { id: 'hingga 300 t', en: 'up to 300 t' },
  leadTime: { id: '30 hari sejak kontrak', en: '30 days from the contract' },
  packing: { id: ['Jumbo bag 2.000 kg'], en: ['Jumbo bags of 2,000 kg'] },
  hsCode: '2615.10',
  payment: letterOfCredit,
  inspection: eachLot,
} satisfies SampleTerms

export const tinTerms = {
  incoterms: ['FOB', 'CIF'],
  loadPorts: [westPort],
  minimum: { id: '1 lot (5 t)', en: 'One lot (5 t)' },
  monthly: { id: 'hingga 100 t', en: 'up to 100 t' },
  leadTime: { id: '21 hari sejak kontrak', en: '21 days from the contract' },
  packing: {
    id: ['Bundel 1.000 kg, diikat pita baja, dengan nomor lot'],
    en: ['Bundles of 1,000 kg, steel-strapped, with their lot number'],
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
    id: ['Kadar diuji dan berat ditimbang di hadapan pembeli'],
    en: ['Assayed and weighed in front of the buyer'],
  },
} satisfies SampleTerms

export const equipmentTerms = {
  incoterms: ['EXW', 'FCA'],
  loadPorts: [],
  leadTime: { id: '5 hari kerja setelah pemeriksaan', en: '5 working days after the inspection' },
  payment: {
    id: ['Jual: T/T sebelum serah terima', 'Sewa: di muka setiap bulan'],
    en: ['Sale: T/T before handover', 'Hire: monthly in advance'],
  },
  inspection: {
    id: ['Pembeli atau penyewa boleh memeriksa dan mencoba unit di tempatnya'],
    en: ['Buyers and hirers may inspect and try the unit where it stands'],
  },
} satisfies SampleTerms
