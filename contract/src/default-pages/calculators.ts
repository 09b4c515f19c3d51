import type { DefaultPage } from './default-page.ts'

/** The list of calculators. */
export const calculatorsPage = {
  title: { id: 'Kalkulator', en: 'Calculators' },
  intro: {
    id: 'Hitung nilai kalor, tongkang dan kapal, atau pasangan excavator dan truk. Setiap langkah ditulis, jadi hasilnya bisa Anda periksa.',
    en: 'Work out calorific values, barges and vessels, or an excavator with its trucks. Every step is written out, so you can check the result.',
  },
  closing: {
    title: { id: 'Sudah punya angkanya?', en: 'Have your figures?' },
    text: {
      id: 'Kirimkan, lalu kami membalas dengan harga dan jadwal.',
      en: 'Send them to us and we will reply with price and schedule.',
    },
    button_text: { id: 'Minta penawaran', en: 'Request a quote' },
    button_url: '/kontak',
  },
  texts: {},
  seo: {
    description: {
      id: 'Kalkulator dagang {company}: nilai kalor dan basis batubara, tongkang dan kapal, excavator dan truk, dengan rumus dan standarnya.',
      en: 'Trade calculators of {company}: calorific values and bases of coal, barges and vessels, excavators and trucks, with formulas and standards.',
    },
  },
} satisfies DefaultPage

/** Calorific values of coal on each basis. */
export const heatCalculatorPage = {
  title: { id: 'Nilai kalor dan basis', en: 'Calorific value and bases' },
  intro: {
    id: 'Ubah satu angka menjadi ADB, GAR, NAR, DB, dan DAF, dalam kcal/kg, MJ/kg, dan BTU/lb, lalu lihat harga per GJ dan ton yang ditagih.',
    en: 'Turn one figure into ADB, GAR, NAR, DB and DAF, in kcal/kg, MJ/kg and BTU/lb, and see the price per GJ and the tonnes billed.',
  },
  closing: {
    title: { id: 'Mencari batubara dengan angka ini?', en: 'Looking for coal with these figures?' },
    text: {
      id: 'Sebutkan nilai kalor, basis, dan tonasenya. Kami membalas dengan mutu yang cocok.',
      en: 'Name the calorific value, its basis and the tonnage. We reply with the grade that fits.',
    },
    button_text: { id: 'Minta penawaran', en: 'Request a quote' },
    button_url: '/kontak',
  },
  texts: {},
  seo: {
    description: {
      id: 'Konversi nilai kalor batubara ADB, GAR, NAR, DB, dan DAF dengan rumus ISO 1170 dan ISO 1928, langkah demi langkah.',
      en: 'Convert the calorific value of coal between ADB, GAR, NAR, DB and DAF by ISO 1170 and ISO 1928, step by step.',
    },
  },
} satisfies DefaultPage

/** Barges and vessels for a tonnage. */
export const shippingCalculatorPage = {
  title: { id: 'Tongkang dan kapal', en: 'Barges and vessels' },
  intro: {
    id: 'Berapa tongkang, kapal kelas apa, dan berapa hari memuat untuk tonase Anda.',
    en: 'How many barges, which class of vessel and how many days of loading your tonnage takes.',
  },
  closing: {
    title: { id: 'Sudah ada rencana kapal?', en: 'Planning a vessel?' },
    text: {
      id: 'Sebutkan tonase, pelabuhan tujuan, dan laycan. Kami memeriksa jadwal muatnya.',
      en: 'Name the tonnage, the port of destination and the laycan. We check the loading schedule.',
    },
    button_text: { id: 'Minta penawaran', en: 'Request a quote' },
    button_url: '/kontak',
  },
  texts: {},
  seo: {
    description: {
      id: 'Hitung jumlah tongkang, kelas kapal, dan hari muat untuk muatan curah: ton dibagi laju muat, putaran tongkang, sarat, dan faktor muat.',
      en: 'Work out barges, class of vessel and days of loading for a bulk cargo: tonnes by loading rate, barge rotation, draft and stowage.',
    },
  },
} satisfies DefaultPage

/** An excavator with the trucks that it loads. */
export const fleetCalculatorPage = {
  title: { id: 'Excavator dan truk', en: 'Excavator and trucks' },
  intro: {
    id: 'Berapa bucket mengisi satu truk, berapa truk membuat excavator terus bekerja, dan berapa ton per jam hasilnya.',
    en: 'How many passes fill a truck, how many trucks keep the excavator at work, and how many tonnes an hour that makes.',
  },
  closing: {
    title: { id: 'Perlu unitnya?', en: 'Need the machines?' },
    text: {
      id: 'Sebutkan kelas, jumlah, dan tempat kerjanya. Kami membalas dengan unit yang siap.',
      en: 'Name the class, the number and the site. We reply with the units that are ready.',
    },
    button_text: { id: 'Minta penawaran', en: 'Request a quote' },
    button_url: '/kontak',
  },
  texts: {},
  seo: {
    description: {
      id: 'Hitung jumlah bucket per truk, kebutuhan truk, match factor, dan produksi per jam dari excavator dan dump truck.',
      en: 'Work out passes per truck, trucks needed, match factor and hourly production of an excavator with its dump trucks.',
    },
  },
} satisfies DefaultPage
