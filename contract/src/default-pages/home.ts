import type { DefaultPage } from './default-page.ts'

/** The hero, about, vision and questions of the home page are sections of the home call. */
export const homePage = {
  closing: {
    title: {
      id: 'Sebutkan komoditas, volume, dan pelabuhan tujuan.',
      en: 'Name the commodity, the tonnage and the port.',
    },
    text: {
      id: 'Kami membalas dengan harga, spesifikasi, dan jadwal muat.',
      en: 'We reply with price, specification and laycan.',
    },
    button_text: { id: 'Minta penawaran', en: 'Request a quote' },
    button_url: '/kontak',
  },
  texts: {
    glance: { id: 'Perusahaan secara ringkas', en: 'The company at a glance' },
    services: { id: 'Layanan', en: 'Services' },
    vision: { id: 'Visi', en: 'Vision' },
    mission: { id: 'Misi', en: 'Mission' },
    commitment: { id: 'Komitmen', en: 'Commitment' },
    goods: { id: 'Komoditas', en: 'Commodities' },
    machines: { id: 'Alat siap jual dan sewa', en: 'Machines for sale and hire' },
    route: { id: 'Dari tambang sampai kapal', en: 'From the mine to the ship' },
    news: { id: 'Berita terbaru', en: 'Latest news' },
  },
  seo: {
    title: {
      id: '{company}: batubara, mineral, alat berat',
      en: '{company}: coal, minerals, heavy equipment',
    },
  },
} satisfies DefaultPage
