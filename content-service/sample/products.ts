import { coalGrades } from './grades-coal.ts'
import { goldGrades, tinGrades } from './grades-metals.ts'
import { quartzGrades, silicaGrades, zirconGrades } from './grades-minerals.ts'
import { coalTerms, goldTerms, quartzTerms, silicaTerms, tinTerms, zirconTerms } from './terms.ts'
import type { CatalogueItem } from './types.ts'

export const products = [
  {
    key: 'coal',
    name: { id: 'Batubara', en: 'Coal' },
    description: {
      id: 'Batubara termal untuk pembangkit\u00a0listrik, pabrik semen, dan boiler industri. Dimuat dari dermaga ke tongkang, lalu ke kapal induk di labuhan, dengan penetapan mutu dan berat oleh surveyor independen di pelabuhan muat.',
      en: 'Thermal coal for power stations, cement kilns and industrial boilers. Loaded into barges at the jetty, then into the mother vessel at the anchorage, with quality and weight determined by an independent surveyor at the load port.',
    },
    picture: 'coal',
    sheet: '/produk/batubara',
    grades: coalGrades,
    terms: coalTerms,
    contact: 'coal',
    origins: ['east-kalimantan'],
  },
  {
    key: 'silica',
    name: { id: 'Silika', en: 'Silica' },
    description: {
      id: 'Silika halus untuk serat kaca, keramik, cat, dan pengisi karet. Dicuci, dikeringkan, dan diayak; tersedia curah, jumbo bag, atau karung.',
      en: 'Fine silica for glass fibre, ceramics, paint and rubber filler. Washed, dried and screened; supplied in bulk, jumbo bags or sacks.',
    },
    picture: 'silica',
    sheet: '/produk/silika',
    grades: silicaGrades,
    terms: silicaTerms,
    contact: 'minerals',
    origins: ['central-kalimantan'],
  },
  {
    key: 'gold',
    name: { id: 'Emas', en: 'Gold' },
    description: {
      id: 'Emas batangan dan perhiasan dengan kemurnian yang diuji sebelum diserahkan. Berat tiap keping ditimbang di hadapan pembeli dan dicatat pada surat serah terima.',
      en: 'Gold bars and jewelry, assayed before handover. Every piece is weighed in front of the buyer and its weight is written on the delivery note.',
    },
    picture: 'gold',
    sheet: '/produk/emas',
    grades: goldGrades,
    terms: goldTerms,
    contact: 'minerals',
    origins: ['central-kalimantan'],
  },
  {
    key: 'quartz-sand',
    name: { id: 'Pasir Kuarsa', en: 'Quartz Sand' },
    description: {
      id: 'Pasir putih yang dicuci, dikeringkan, dan diayak untuk mortar instan, perekat ubin, dan acian. Kadar besi dan sebaran butir dilaporkan untuk setiap lot.',
      en: 'White sand that is washed, dried and screened for dry mortar, tile adhesive and skim coat. Iron content and grain distribution are reported lot by lot.',
    },
    picture: 'quartz-sand',
    sheet: '/produk/kuarsa',
    grades: quartzGrades,
    terms: quartzTerms,
    contact: 'minerals',
    origins: ['bangka'],
  },
  {
    key: 'zircon-sand',
    name: { id: 'Pasir Zirkon', en: 'Zirconium Sand' },
    description: {
      id: 'Mineral berat untuk badan keramik dan frit berwarna, bata tahan api, dan pasir cetak pengecoran presisi. Dipisahkan secara gravitasi, magnetik, dan elektrostatik, lalu dianalisis tiap lot.',
      en: 'Heavy mineral for ceramic bodies and coloured frits, refractory bricks and precision foundry sand. Separated by gravity, magnetic and electrostatic methods, then analysed lot by lot.',
    },
    picture: 'zircon-sand',
    sheet: '/produk/zirkonium',
    grades: zirconGrades,
    terms: zirconTerms,
    contact: 'minerals',
    origins: ['central-kalimantan'],
  },
  {
    key: 'tin',
    name: { id: 'Timah', en: 'Tin' },
    description: {
      id: 'Timah batangan untuk solder, pelapis kaleng, dan paduan. Ingot diikat per bundel, ditandai nomor lot, dan dikirim bersama sertifikat analisisnya.',
      en: 'Tin ingots for solder, tinplate and alloys. Ingots are strapped in bundles, stamped with their lot number and shipped with the certificate of analysis.',
    },
    picture: 'tin',
    sheet: '/produk/timah',
    grades: tinGrades,
    terms: tinTerms,
    contact: 'minerals',
    origins: ['bangka'],
  },
] satisfies CatalogueItem[]
