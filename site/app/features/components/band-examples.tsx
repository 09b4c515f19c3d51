import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { EnquiryActions } from '../../ui/enquiry-actions.tsx'
import { ItemHero } from '../../ui/item-hero.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { sheetView } from '../sheets/sheet-view.ts'
import type { Example } from './example.ts'
import { exampleSheet } from './example-sheets.ts'

const trail = [{ to: '/produk', text: 'Produk' }]
const sheet = sheetView(exampleSheet('/produk/batubara', 'id'))

export const bandExamples: Example[] = [
  {
    name: 'Breadcrumb with a long title',
    ground: 'coal',
    show: () => (
      <Breadcrumb trail={trail} title="Menjaga kadar air batubara di musim hujan, dari pit…" />
    ),
  },
  {
    name: 'Page hero',
    ground: 'band',
    show: () => (
      <PageHero title="Lokasi Tambang" lead="Tempat asal bahan yang kami perdagangkan." />
    ),
  },
  {
    name: 'Page hero with a trail and more below its words',
    ground: 'band',
    show: () => (
      <PageHero title="Galeri" lead="Tambang, stockpile, tongkang, dan alat." trail={trail}>
        <p className="mt-8 text-ash">Lima gambar</p>
      </PageHero>
    ),
  },
  {
    name: 'Item hero',
    ground: 'band',
    show: () => (
      <ItemHero
        trail={trail}
        title={sheet.name}
        paragraphs={[sheet.description]}
        picture={sheet.picture}
        alt={sheet.alt}
      >
        <EnquiryActions product={sheet.name} phone="+62 812 5550 0100" origin="" />
      </ItemHero>
    ),
  },
  {
    name: 'Item hero without a picture, with a landline',
    ground: 'band',
    show: () => (
      <ItemHero trail={[]} title="Bijih" paragraphs={[]} picture={null}>
        <EnquiryActions product="Bijih" phone="+62 21 5550 0100" origin="" />
      </ItemHero>
    ),
  },
  {
    name: 'Page hero with a picture',
    ground: 'band',
    show: () => (
      <PageHero
        title="Galeri"
        lead="Tambang, stockpile, tongkang, dan alat."
        picture={sheet.picture}
        alt={sheet.alt}
      />
    ),
  },
  {
    name: 'Call to action to a page',
    ground: 'band',
    show: () => (
      <CallToAction
        closing={{
          title: 'Sebutkan komoditas, volume, dan pelabuhan tujuan.',
          text: 'Kami menjawab dengan ketersediaan, spesifikasi, dan jadwal muat.',
          buttonUrl: '/kontak',
          buttonText: 'Hubungi kami',
        }}
      />
    ),
  },
  {
    name: 'Call to action to a place on the page',
    ground: 'band',
    show: () => (
      <CallToAction
        closing={{
          title: 'Sudah menemukan yang dibutuhkan?',
          text: 'Telepon, email, dan alamat kantor ada di bagian bawah halaman ini.',
          buttonUrl: '#kontak',
          buttonText: 'Lihat kontak kami',
        }}
      />
    ),
  },
]
