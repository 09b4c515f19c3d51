import { productSheetPaths } from '@niaga/contract/sheet-paths'
import { getLocale } from '../../paraglide/runtime.js'
import { PostEntry } from '../blog/post-entry.tsx'
import { SheetCards } from '../catalogue/sheet-cards.tsx'
import { GoodsCards } from '../goods/goods-cards.tsx'
import { UnitCards } from '../goods/unit-cards.tsx'
import type { UnitOnOffer } from '../goods/units-on-offer.ts'
import { StatementCards } from '../home/statement-cards.tsx'
import { sheetCards } from '../sheets/sheet-view.ts'
import type { Example } from './example.ts'
import { exampleSheet } from './example-sheets.ts'

export const cardExamples: Example[] = [
  {
    name: 'Cards of items',
    ground: 'bone',
    show: () => (
      <GoodsCards
        path="/produk"
        cards={[
          {
            id: 1,
            name: 'Batubara',
            picture: null,
            figure: { name: 'Nilai kalor', value: '4600–6000', unit: 'Kcal/Kg' },
            facts: [{ name: 'Incoterms', text: 'FOB, CIF' }],
            gradeCount: 4,
            sheetPath: '/produk/batubara',
          },
          {
            id: 2,
            name: 'Nama yang panjang sekali sampai dua baris',
            picture: null,
            figure: null,
            facts: [],
            gradeCount: 0,
            sheetPath: null,
          },
        ]}
      />
    ),
  },
  {
    name: 'Units',
    ground: 'bone',
    show: () => <UnitCards units={[exampleUnit, { ...exampleUnit, id: 2, state: 'hired' }]} />,
  },
  {
    name: 'Cards of sheets, one per material',
    ground: 'bone',
    show: () => <ProductSheetCards />,
  },
  {
    name: 'Posts',
    ground: 'bone',
    show: () => (
      <ul className="grid gap-8 sm:grid-cols-2">
        <PostEntry
          isFirst={false}
          post={{
            id: 1,
            title: 'Menjaga kadar air batubara di musim hujan',
            category: 'Batubara',
            date: { machine: '2025-02-15', human: '15 Februari 2025' },
            picture: null,
          }}
        />
        <PostEntry
          isFirst={false}
          post={{
            id: 2,
            title: 'Tanpa kategori dan tanggal',
            category: null,
            date: null,
            picture: null,
          }}
        />
      </ul>
    ),
  },
  {
    name: 'Statements',
    ground: 'bone',
    show: () => (
      <div className="pt-20">
        <StatementCards
          texts={{
            glance: 'Perusahaan secara ringkas',
            services: 'Layanan',
            vision: 'Visi',
            mission: 'Misi',
            commitment: 'Komitmen',
          }}
          statements={{
            services: ['Ekspor batubara', 'Sewa alat berat'],
            vision: ['Angka yang dipercaya.'],
            mission: ['Mempertemukan tambang dengan pabrik.'],
            commitment: [],
          }}
        />
      </div>
    ),
  },
]

const exampleUnit: UnitOnOffer = {
  id: 1,
  name: 'Excavator 20 t, unit 1',
  tool: { id: 1, name: 'Excavator' },
  year: '2021',
  hours: '6400',
  place: { slug: 'balikpapan', name: 'Balikpapan' },
  offer: 'both',
  state: 'free',
  hireBasis: 'Per jam kerja',
  hireMinimum: '200 jam per bulan',
  picture: null,
  isOfKind: true,
}

function ProductSheetCards() {
  const locale = getLocale()
  const sheets = productSheetPaths.map((path) => exampleSheet(path, locale))
  return <SheetCards cards={sheetCards(sheets)} isOnlyList />
}
