import type { Settings, Text } from './types.ts'

function inBoth(value: string): Text {
  return { id: value, en: value }
}

export const settings = {
  company_name: inBoth('PT Contoh Mineral Nusantara'),
  company_tagline: {
    id: 'Mineral, batubara, dan alat berat dengan angka yang bisa diperiksa.',
    en: 'Minerals, coal and heavy equipment, with figures you can check.',
  },
  company_description: {
    id: 'Kami perusahaan perdagangan batubara, mineral industri, logam, dan alat berat yang berkantor di Jakarta. Kami membeli langsung dari tambang, menguji setiap lot, mengatur tongkang dan kapal, lalu menyerahkan muatan sesuai sertifikat.',
    en: 'We are a\u00a0Jakarta trader of coal, industrial minerals, metals and heavy equipment. We buy straight from the mine, test every lot, arrange barges and vessels, and deliver cargo that matches its certificate.',
  },
  company_vision: {
    id: 'Menjadi perusahaan perdagangan mineral Indonesia yang angkanya dipercaya, dari penawaran pertama sampai ton terakhir yang dibongkar.',
    en: 'To be the Indonesian minerals trader whose figures are trusted, from the first offer to the last tonne discharged.',
  },
  company_mission: {
    id: 'Mempertemukan tambang dengan pabrik lewat mutu yang terukur, jadwal muat yang jelas, dan alat kerja yang tepat untuk tiap lapangan.',
    en: 'To bring mines and plants together through measured quality, clear loading schedules and the right machine for each site.',
  },
  company_commitment: {
    id: 'Setiap lot diuji sebelum diserahkan, dan muatan batubara disampel serta ditimbang surveyor independen. Bila hasilnya di luar kontrak, kami yang lebih dulu menyampaikannya.',
    en: 'Every lot is tested before delivery, and coal is sampled and weighed by an independent surveyor. If a result falls outside the contract, you hear it from us first.',
  },
  company_services: {
    id: 'Jual beli batubara dan mineral, pengujian dan pencampuran mutu, tongkang dan pemuatan kapal, serta penjualan dan penyewaan alat berat.',
    en: 'Coal and mineral trading, testing and blending, barging and vessel loading, and the sale and hire of heavy equipment.',
  },
  social_facebook: inBoth('https://www.facebook.com/contoh.example'),
  social_instagram: inBoth('https://www.instagram.com/contoh.example'),
  social_linkedin: inBoth('https://www.linkedin.com/company/contoh-example'),
  social_youtube: inBoth('https://www.youtube.com/@contoh.example'),
  contact_email: inBoth('info@contoh.example'),
} satisfies Settings
