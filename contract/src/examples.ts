import type { EndpointName } from './endpoints.ts'
import { pagePaths } from './pages.ts'

/** A request and its response. Long texts (ending in `…`) and lists are shortened. */
export type Example = {
  summary: string
  language?: string
  id?: number
  /** The page of a list. */
  page?: { page: number; per_page: number; q?: string }
  /** The body of a message. */
  request?: object
  status: number
  response: object
}

/** The sample's own pages: the privacy notice and the terms of use. */
const freePages = 2

const grade = {
  name: 'Energi 4600',
  use: 'Pembangkit listrik',
  rows: [
    {
      parameter: 'Nilai kalor',
      unit: 'Kcal/Kg',
      basis: 'GAR',
      method: 'ASTM D5865',
      exact: '4600',
      rejection: '< 4400',
      source: 'ours',
      translations: { en: { parameter: 'Calorific value' } },
    },
  ],
  translations: { en: { name: 'Energy 4600', use: 'Power stations' } },
}

const terms = {
  incoterms: ['FOB', 'CFR', 'CIF'],
  load_ports: [
    {
      name: 'Dermaga Contoh Hulu',
      kind: 'jetty',
      loading_rate: '8000 t/hari',
      max_size: 'tongkang 300 kaki',
      translations: { en: { name: 'Contoh Hulu Jetty', loading_rate: '8000 t/day' } },
    },
  ],
  hs_code: '2701',
  payment: ['Harga per ton pada GAR atau NAR kontrak, disesuaikan prorata dengan hasil analisis'],
  translations: {
    en: {
      payment: ['Price per tonne at the contract’s GAR or NAR, adjusted pro rata to the analysis'],
    },
  },
}

const unit = {
  id: 1,
  name: 'Excavator 20 t, EX-01',
  year: 2021,
  hours: 6400,
  location: 'Surabaya',
  offer: 'both',
  state: 'free',
  hire: {
    basis: 'Per jam kerja',
    minimum: '1 bulan, 200 jam per bulan',
  },
  pictures: [],
  translations: {
    en: { location: 'Surabaya', hire: { basis: 'Per working hour' } },
  },
}

const coal = {
  id: 1,
  name: 'Batubara',
  description:
    'Batubara termal untuk pembangkit\u00a0listrik, pabrik semen, dan boiler industri. Dimuat dari dermaga …',
  image: 'coal.webp',
  image_credit: 'Ilustrasi',
  sheet: '/produk/batubara',
  translations: {
    id: {
      name: 'Batubara',
      description: 'Batubara termal untuk pembangkit\u00a0listrik, …',
      image_credit: 'Ilustrasi',
    },
    en: {
      name: 'Coal',
      description: 'Thermal coal for power stations, …',
      image_credit: 'Illustration',
    },
  },
  features: [
    {
      id: '6b0193f76d494d7c3396703c',
      title: 'Nilai kalor',
      description: '4200–6500 Kcal/Kg',
      translations: {
        id: { title: 'Nilai kalor', description: '4200–6500 Kcal/Kg' },
        en: { title: 'Calorific value', description: '4200–6500 Kcal/Kg' },
      },
    },
  ],
  grades: [grade],
  terms,
  origin_ids: [1],
  document_ids: [2],
  contact_id: 1,
}

const excavator = {
  id: 1,
  name: 'Excavator',
  description: 'Penggali hidraulik untuk mengupas tanah penutup, …',
  image: 'storage/drawing-excavator.webp',
  translations: {
    id: { name: 'Excavator', description: 'Penggali hidraulik untuk mengupas tanah penutup, …' },
    en: { name: 'Excavator', description: 'Hydraulic diggers for stripping overburden, …' },
  },
  features: [
    { id: '6b0193f76d494d7c33967055', title: 'Mini, berat\u00a0operasi', description: '1–5 t' },
  ],
  units: [unit],
  contact_id: 3,
}

const post = {
  id: 1,
  title: 'Keeping coal moisture in check through the rainy season',
  image: 'storage/haul-road.webp',
  image_credit: 'Illustration',
  category: 'Coal',
  published_date: '2026-10-19T02:00:00.000Z',
}

const settings = [
  {
    key: 'company_name',
    value: 'PT Contoh Mineral Nusantara',
    translations: [{ locale: 'id', value: 'PT Contoh Mineral Nusantara' }],
  },
]

const footers = [
  {
    id: 1,
    parent_id: null,
    sort_order: 10,
    translations: [
      {
        locale: 'id',
        name: 'alamat',
        title: 'Alamat',
        content: 'Jl. Contoh Raya No. 1, Jakarta, Indonesia',
      },
    ],
  },
]

const office = {
  latitude: -6.2,
  longitude: 106.82,
  phone: '+62 21 0000 0100',
  time_zone: 'Asia/Jakarta',
  hours: [{ from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' }],
}

const company = {
  id: {
    whatsapp: '+62 000 0000 0100',
    offices: [
      {
        ...office,
        name: 'Kantor pusat Jakarta',
        address: 'Jl. Contoh Raya No. 1, Jakarta, Indonesia',
        hours_note: 'Minggu dan hari libur nasional: tutup',
      },
    ],
    registrations: [{ name: 'NIB', number: 'CONTOH-NIB' }],
    holidays: [{ day: '2026-12-25', name: 'Hari Raya Natal' }],
    enquiry_keep_days: 730,
    enquiry_attachment_bytes: 10_000_000,
  },
  en: {
    whatsapp: '+62 000 0000 0100',
    offices: [
      {
        ...office,
        name: 'Jakarta head office',
        address: 'Jl. Contoh Raya No. 1, Jakarta, Indonesia',
        hours_note: 'Sunday and public holidays: closed',
      },
    ],
    registrations: [{ name: 'Business ID (NIB)', number: 'CONTOH-NIB' }],
    holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
    enquiry_keep_days: 730,
    enquiry_attachment_bytes: 10_000_000,
  },
}

const unknownLanguage = {
  summary: 'An unknown language',
  language: 'fr',
  status: 400,
  response: { error: { code: 'invalid_language', message: 'The language must be id or en' } },
} satisfies Example

const unknownId = {
  summary: 'An unknown id',
  language: 'en',
  id: 999_999,
  status: 404,
  response: { error: { code: 'not_found', message: 'There is no such document' } },
} satisfies Example

/** Examples for every endpoint, as the bundled service responds with its sample content. */
export const examples: Record<EndpointName, Record<string, Example>> = {
  home: {
    english: {
      summary: 'The home page in English',
      language: 'en',
      status: 200,
      response: {
        data: {
          settings,
          company: company.en,
          footers,
          menus: [
            {
              id: 1,
              parent_id: null,
              sort_order: 10,
              url: '/',
              translations: [{ locale: 'id', title: 'Beranda' }],
            },
          ],
          sections: [
            {
              order: 1,
              translations: [
                {
                  locale: 'id',
                  content: {
                    title: 'Dari tambang sampai ke kapal, sesuai sertifikat',
                    subtitle: 'Batubara, silika, emas, pasir kuarsa, …',
                    button_text: 'Minta penawaran',
                    button_url: '/kontak',
                    image: 'storage/mine.webp',
                    image_credit: 'Ilustrasi',
                  },
                },
              ],
            },
          ],
          latest_news: [
            {
              id: post.id,
              created_at: post.published_date,
              image: post.image,
              translation: { title: post.title, content: '<p>Rain does not change coal, …' },
            },
          ],
        },
      },
    },
    unknownLanguage,
  },
  contact: {
    indonesian: {
      summary: 'How to reach the company',
      language: 'id',
      status: 200,
      response: { data: { settings, company: company.id, footers } },
    },
    unknownLanguage,
  },
  products: {
    english: listed('The minerals', coal, 6),
    unknownLanguage,
  },
  product: {
    english: {
      summary: 'One mineral',
      language: 'en',
      id: 1,
      status: 200,
      response: { data: coal },
    },
    unknownId,
  },
  tools: {
    english: listed('The equipment', excavator, 9),
    unknownLanguage,
  },
  tool: {
    english: {
      summary: 'One machine',
      language: 'en',
      id: 1,
      status: 200,
      response: { data: excavator },
    },
    unknownId,
  },
  businesses: {
    english: listed(
      'The business units in English',
      {
        id: 1,
        name: 'Contoh Energi Nusantara',
        description: 'Coal trading: buying at the mine, blending at the stockpile, …',
        logo_image: 'storage/logo-energy.webp',
      },
      3,
    ),
    unknownLanguage,
  },
  blogs: {
    english: listed('The posts in English, newest first', post, 9),
    search: getPage(
      'The first page of the posts with “rainy” in their English title',
      post,
      { page: 1, per_page: 12, q: 'rainy' },
      1,
    ),
    unknownLanguage,
  },
  blog: {
    english: {
      summary: 'One post in English',
      language: 'en',
      id: 1,
      status: 200,
      response: { data: { ...post, content: '<p>Rain does not change coal, …' } },
    },
    unknownId,
  },
  miningLocations: {
    english: listed(
      'The mining locations in English',
      {
        id: 1,
        location: 'Kutai Kartanegara, East\u00a0Kalimantan',
        description: 'Thermal coal. It goes from the pit to a stockpile …',
        image: 'storage/benches.webp',
        image_credit: 'Illustration',
        latitude: 0.2,
        longitude: 116.2,
        role: 'Origin of thermal coal',
        relation: 'third_party',
        load_port: 'Jetty on the Mahakam River, …',
        product_ids: [1],
        facts: [{ title: 'From pit to river', text: 'Trucks carry the coal over a haul road …' }],
      },
      3,
    ),
    unknownLanguage,
  },
  managements: {
    english: listed(
      'The management in English',
      {
        id: 1,
        name: 'Budi Contoh',
        position: 'President Director',
        photo_url: null,
      },
      6,
    ),
    unknownLanguage,
  },
  galleries: {
    english: listed(
      'The gallery in English',
      {
        id: 1,
        title: 'The haul road towards dusk',
        description: 'Bench after bench follows the layers down. …',
        image: 'storage/haul-road.webp',
        image_credit: 'Illustration',
      },
      6,
    ),
    unknownLanguage,
  },
  sheets: {
    english: {
      summary: 'The specification sheets in English',
      language: 'en',
      status: 200,
      response: {
        data: {
          data: [
            {
              path: '/produk/batubara',
              name: 'Coal',
              description: 'Thermal coal for power stations, …',
              image: 'storage/coal.webp',
              image_alt: 'A heap of coal on a concrete floor, …',
              rows: [
                {
                  parameter: 'Calorific value',
                  unit: 'Kcal/Kg',
                  from: '4200',
                  to: '6500',
                  scale: { from: '3000', to: '7500' },
                  source: 'specification',
                },
              ],
              uses: ['Thermal power stations'],
              product_id: 1,
            },
          ],
          total: 15,
        },
      },
    },
    unknownLanguage,
  },
  pages: {
    english: listed(
      'The texts of the pages in English',
      {
        path: '/',
        title: '',
        intro: '',
        closing: {
          title: 'Name the commodity, the tonnage and the port.',
          text: 'We reply with price, specification and laycan.',
          button_text: 'Request a quote',
          button_url: '/kontak',
        },
        texts: [{ name: 'glance', text: 'The company at a glance' }],
      },
      pagePaths.length + freePages,
    ),
    unknownLanguage,
  },
  redirects: {
    english: listed(
      'The addresses that have moved',
      { from: '/profil', to: '/tentang-kami', permanent: true },
      3,
    ),
    unknownLanguage,
  },
  people: {
    english: listed(
      'The desks in English',
      {
        id: 1,
        name: 'Rina Contoh',
        role: 'Coal sales',
        area: 'Power stations, cement works and vessel loading',
        languages: ['Indonesian', 'English'],
        phone: '+62 21 0000 0101',
        whatsapp: '+62 000 0000 0101',
        email: 'batubara@contoh.example',
      },
      3,
    ),
    unknownLanguage,
  },
  documents: {
    english: listed(
      'The documents in English',
      {
        id: 1,
        title: 'Company profile',
        kind: 'profile',
        issuer: 'PT Contoh Mineral Nusantara',
        date: '2026-09-01',
        file: 'files/1/profil-perusahaan.pdf',
        bytes: 32_992,
        language: 'both',
        specimen: true,
        product_ids: [],
        tool_ids: [],
      },
      13,
    ),
    unknownLanguage,
  },
  sendContact: {
    stored: {
      summary: 'A message that is stored',
      request: {
        name: 'Sari Pembeli',
        email: 'sari@pembeli.example',
        phone: '+62 812 0000 0000',
        message: 'Mohon penawaran 8.000 ton batubara GAR 4200.',
      },
      status: 201,
      response: { data: { id: 1 } },
    },
    enquiry: {
      summary: 'A request for quotation',
      request: {
        name: 'Kim Min-jun',
        email: 'kim@pembeli.example',
        message:
          'I would like a quotation for: Coal, Energy 4600.\n\n1. Coal, Energy 4600\nQuantity: 3 × 55000 t\nPort: FOB\n\nCompany: Contoh Power, South Korea',
        enquiry: {
          reference: 'RFQ-261122-7F3K',
          company: 'Contoh Power',
          country: 'South Korea',
          language: 'en',
          page: '/en/produk/1',
          items: [
            {
              kind: 'coal',
              product: 'Coal, Energy 4600',
              quantity: '3 × 55000 t',
              incoterm: 'FOB',
              delivery: 'February 2027',
              details: 'Limits: TM max 30 % ARB',
            },
          ],
        },
      },
      status: 201,
      response: {
        data: {
          id: 2,
          reference: 'RFQ-261122-7F3K',
          answer_by: '2026-11-23T10:00:00.000Z',
        },
      },
    },
    invalid: {
      summary: 'A message without a name and with an invalid e-mail address',
      request: { email: 'sari', message: 'Halo' },
      status: 422,
      response: {
        error: {
          code: 'invalid_message',
          message: 'Some fields are wrong',
          fields: { name: 'Name is required', email: 'Email must be an e-mail address' },
        },
      },
    },
  },
}

function getPage(
  summary: string,
  item: object,
  page: NonNullable<Example['page']>,
  total: number,
): Example {
  const data = { data: [item], total, ...page }
  return { summary, language: 'en', page, status: 200, response: { data } }
}

function listed(summary: string, item: object, total: number): Example {
  return { summary, language: 'en', status: 200, response: { data: { data: [item], total } } }
}
