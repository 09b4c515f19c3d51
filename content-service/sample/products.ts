import type { CatalogueItem } from './types.ts'

export const products = [
  {
    key: 'coal',
    name: { id: 'Batubara', en: 'Coal' },
    description: {
      id: 'Batubara termal untuk pembangkit\u00a0listrik, pabrik semen, dan boiler industri. Dikirim dengan tongkang atau dimuat langsung ke kapal induk, dengan penetapan mutu dan berat oleh surveyor independen di pelabuhan muat.',
      en: 'Thermal coal for power stations, cement kilns and industrial boilers. Shipped by barge or loaded straight into the mother vessel, with quality and weight determined by an independent surveyor at the load port.',
    },
    picture: 'coal',
    features: [
      {
        title: { id: 'Nilai kalor', en: 'Calorific value' },
        description: { id: '4200–6500 Kcal/Kg', en: '4200–6500 Kcal/Kg' },
      },
      { title: { id: 'Kadar air', en: 'Moisture' }, description: { id: '8–15 %', en: '8–15 %' } },
      { title: { id: 'Kadar abu', en: 'Ash' }, description: { id: '5–12 %', en: '5–12 %' } },
      {
        title: { id: 'Kadar sulfur', en: 'Sulfur' },
        description: { id: '0,5–1,0 %', en: '0.5–1.0 %' },
      },
    ],
  },
  {
    key: 'silica',
    name: { id: 'Silika', en: 'Silica' },
    description: {
      id: 'Silika halus untuk kaca, keramik, cat, dan pengisi karet. Dicuci, dikeringkan, dan diayak; tersedia curah, jumbo bag, atau karung.',
      en: 'Fine silica for glass, ceramics, paint and rubber filler. Washed, dried and screened; supplied in bulk, jumbo bags or sacks.',
    },
    picture: 'silica',
    features: [
      {
        title: { id: 'Kemurnian silika', en: 'Silica purity' },
        description: { id: '95–99 %', en: '95–99 %' },
      },
      {
        title: { id: 'Ukuran partikel', en: 'Particle size' },
        description: { id: '10–200 µm', en: '10–200 µm' },
      },
      {
        title: { id: 'Kadar air', en: 'Moisture' },
        description: { id: 'di bawah 1,5 %', en: 'under 1.5 %' },
      },
      {
        title: { id: 'Warna', en: 'Colour' },
        description: { id: 'Putih/transparan', en: 'White/transparent' },
      },
    ],
  },
  {
    key: 'gold',
    name: { id: 'Emas', en: 'Gold' },
    description: {
      id: 'Emas batangan dan perhiasan dengan kemurnian yang diuji sebelum diserahkan. Berat tiap keping ditimbang di hadapan pembeli dan dicatat pada surat serah terima.',
      en: 'Gold bars and jewelry, assayed before handover. Every piece is weighed in front of the buyer and its weight is written on the delivery note.',
    },
    picture: 'gold',
    features: [
      {
        title: { id: 'Kemurnian', en: 'Purity' },
        description: { id: '99,99 %', en: '99.99 %' },
      },
      { title: { id: 'Berat', en: 'Weight' }, description: { id: '1–1000 g', en: '1–1000 g' } },
      {
        title: { id: 'Warna', en: 'Color' },
        description: { id: 'Kuning keemasan', en: 'Golden yellow' },
      },
      {
        title: { id: 'Bentuk', en: 'Form' },
        description: { id: 'Batangan atau perhiasan', en: 'Bar or jewelry' },
      },
    ],
  },
  {
    key: 'quartz-sand',
    name: { id: 'Pasir Kuarsa', en: 'Quartz Sand' },
    description: {
      id: 'Pasir kaca yang dicuci dan diayak, juga dipakai untuk cetakan pengecoran, penyaring air, dan semen mortar. Kadar besi dan sebaran butir dilaporkan untuk setiap lot.',
      en: 'Glass sand that is washed and screened, also used for foundry moulds, water filters and dry mortar. Iron content and grain distribution are reported lot by lot.',
    },
    picture: 'quartz-sand',
    features: [
      {
        title: { id: 'Kemurnian silika', en: 'Silica purity' },
        description: { id: '95–99 %', en: '95–99 %' },
      },
      {
        title: { id: 'Ukuran partikel', en: 'Particle size' },
        description: { id: '10–200 µm', en: '10–200 µm' },
      },
      {
        title: { id: 'Kadar air', en: 'Moisture' },
        description: { id: 'di bawah 1,5 %', en: 'under 1.5 %' },
      },
      {
        title: { id: 'Warna', en: 'Colour' },
        description: { id: 'Putih/transparan', en: 'White/transparent' },
      },
    ],
  },
  {
    key: 'zircon-sand',
    name: { id: 'Pasir Zirkonium', en: 'Zirconium Sand' },
    description: {
      id: 'Mineral berat untuk glasir keramik, bata tahan api, dan pasir cetak pengecoran presisi. Dipisahkan secara gravitasi, magnetik, dan elektrostatik, lalu dianalisis tiap lot.',
      en: 'Heavy mineral for ceramic glazes, refractory bricks and precision foundry sand. Separated by gravity, magnetic and electrostatic methods, then analysed lot by lot.',
    },
    picture: 'zircon-sand',
    features: [
      {
        title: { id: 'ZrO2+HfO2', en: 'ZrO2+HfO2' },
        description: { id: '65–66 %', en: '65–66 %' },
      },
      {
        title: { id: 'Fe2O3', en: 'Fe2O3' },
        description: { id: 'di bawah 0,15 %', en: 'under 0.15 %' },
      },
      { title: { id: 'TiO2', en: 'TiO2' }, description: { id: '0,5–1,0 %', en: '0.5–1.0 %' } },
      {
        title: { id: 'Ukuran partikel', en: 'Particle size' },
        description: { id: '75–250 µm', en: '75–250 µm' },
      },
      {
        title: { id: 'Warna', en: 'Colour' },
        description: { id: 'Abu-abu/cokelat muda', en: 'Grey/light brown' },
      },
    ],
  },
  {
    key: 'tin',
    name: { id: 'Timah', en: 'Tin' },
    description: {
      id: 'Timah batangan untuk solder, pelapis kaleng, dan paduan. Ingot diikat per bundel, ditandai nomor lot, dan dikirim bersama sertifikat analisisnya.',
      en: 'Tin ingots for solder, tinplate and alloys. Ingots are strapped in bundles, stamped with their lot number and shipped with the certificate of analysis.',
    },
    picture: 'tin',
    features: [
      {
        title: { id: 'Kemurnian', en: 'Purity' },
        description: { id: '99,85–99,99 %', en: '99.85–99.99 %' },
      },
      {
        title: { id: 'Titik leleh', en: 'Melting point' },
        description: { id: '231,9 °C', en: '231.9 °C' },
      },
      {
        title: { id: 'Titik didih', en: 'Boiling point' },
        description: { id: '2602 °C', en: '2602 °C' },
      },
      {
        title: { id: 'Warna', en: 'Colour' },
        description: { id: 'Putih keperakan', en: 'Silvery white' },
      },
    ],
  },
] satisfies CatalogueItem[]
