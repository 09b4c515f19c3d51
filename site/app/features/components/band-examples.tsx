import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { CallToAction } from '../../ui/call-to-action.tsx'
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
          text: 'Kami membalas dengan harga, spesifikasi, dan jadwal muat.',
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
          text: 'Sebutkan mutu, jumlah, dan tempat tujuan. Kami membalas dengan harga dan jadwal.',
          buttonUrl: '#kontak',
          buttonText: 'Lihat kontak kami',
        }}
      />
    ),
  },
]
