import { type ContentHost, list, object, type StubResponse } from './content-host.ts'
import { pageResponses } from './fixture-pages.ts'

/** Content of a company other than the sample company, so a journey can distinguish the two. */

const settings = [
  { key: 'company_name', value: 'PT Uji Tambang' },
  { key: 'company_name_en', value: 'Uji Mining Ltd' },
  { key: 'company_tagline', value: 'Dari tambang ke kapal' },
  { key: 'company_description', value: 'Uraian perusahaan uji.' },
  {
    key: 'company_vision',
    value: 'Visi uji',
    translations: [{ locale: 'en', value: 'Test vision' }],
  },
  { key: 'company_mission', value: 'Misi uji' },
  { key: 'company_commitment', value: 'Komitmen uji' },
  { key: 'company_services', value: ['Ekspor batubara', 'Sewa alat berat'] },
  { key: 'social_facebook', value: 'https://social.example/uji' },
  { key: 'social_instagram', value: 'javascript:alert(1)' },
  { key: 'social_linkedin', value: 'https://social.example/uji-linkedin' },
  { key: 'social_youtube', value: 'https://social.example/uji-youtube' },
  { key: 'contact_phone', value: '+62 812 1111 2222' },
  { key: 'contact_email', value: 'uji@contoh.example' },
  { key: 'contact_address', value: 'Jl. Uji No. 9, Surabaya' },
  { key: 'contact_working_hours', value: ['Senin–Jumat 08.00–17.00'] },
]

const footers = [
  {
    id: 1,
    parent_id: null,
    sort_order: 1,
    translations: [
      { locale: 'id', name: 'Alamat', title: 'Alamat', content: 'Jl. Kaki No. 1, Surabaya' },
    ],
  },
]

export const longTitle =
  'Kapal tongkang pertama musim ini bersandar di dermaga setelah tiga minggu cuaca buruk'

export function newsItem(id: number, title = `Berita ${id}`) {
  return {
    id,
    created_at: '2025-02-14T18:30:00Z',
    image: null,
    translation: {
      title,
      content: `<p>Isi &amp; kabar ${id}. ${'Kalimat panjang tentang tambang. '.repeat(12)}</p>`,
    },
  }
}

function section(order: number, content: object) {
  return { order, translations: [{ locale: 'id', content: JSON.stringify(content) }] }
}

export const sections = {
  hero: section(1, {
    title: 'Judul uji',
    subtitle: 'Anak judul uji',
    button_text: 'Minta penawaran',
    button_url: '/kontak',
  }),
  about: section(2, { title: 'Tentang uji', description: 'Keterangan tentang uji.' }),
  vision: section(3, { title: 'Pandangan uji', description: 'Keterangan pandangan.' }),
  faq: section(4, {
    title: 'Tanya jawab',
    items: [
      { question: 'Pertanyaan satu?', answer: 'Jawaban satu.' },
      { question: 'Pertanyaan dua?', answer: 'Jawaban dua.' },
      { question: 'Pertanyaan tiga?', answer: 'Jawaban tiga.' },
    ],
  }),
}

export const home = {
  settings,
  menus: [],
  footers,
  sections: Object.values(sections),
  latest_news: [
    newsItem(11, longTitle),
    newsItem(12, longTitle),
    newsItem(13),
    newsItem(14),
    newsItem(15),
  ],
}

function catalogue(names: readonly string[]) {
  return names.map((name, index) => ({
    id: index + 1,
    name,
    description: `Kata kedua ${name} ketiga keempat`,
    image: null,
    translations: { en: { name: `${name} EN`, description: `Second word ${name} third` } },
    features: index === 0 ? features : [],
  }))
}

/** Features with translations in both shapes of the contract, and without any. */
const features = [
  {
    id: 1,
    title: 'Kadar uji',
    description: '12–34 %',
    translations: [{ locale: 'en', title: 'Test grade', description: '12–34 pct' }],
  },
  {
    id: '2',
    title: 'Ukuran uji',
    description: '5 mm',
    translations: { en: { title: 'Test size', description: '5 mm wide' } },
  },
  { id: 3, title: 'Warna uji', description: 'Hijau' },
]

const responses = {
  ...pageResponses,
  '/api/home': object(home),
  '/api/contact': object({ settings, footers }),
  '/api/products': list(catalogue(['Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam', 'Tujuh'])),
  '/api/tools': list(catalogue(['Bor', 'Pompa'])),
  '/api/businesses': list([{ id: 1, name: 'Usaha Uji', description: '', logo_image: null }]),
  '/api/send-contact': { status: 201, body: { data: { id: 1 } } },
}

/** Replaces all responses with this company's, except for the paths of `others`. */
export async function respondAsFixture(
  content: ContentHost,
  others: Record<string, StubResponse> = {},
): Promise<void> {
  await content.responses.replaceAll({ ...responses, ...others })
}
