import { productSchema, toolSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { exampleSheet } from '../../../../testing/example-sheet.ts'
import { getSheetItem } from '../sheet/sheet-item.ts'
import { gradeMatrix } from './grade-view.ts'
import { offerView } from './offer-view.ts'
import { knownFacts } from './unit-view.ts'

const ash = (exact: string) => ({
  parameter: 'Kadar abu',
  unit: '%',
  basis: 'ADB',
  method: 'ASTM D3174',
  exact,
  rejection: '> 12.5',
  translations: { en: { parameter: 'Ash' } },
})

const size = { parameter: 'Ukuran', unit: 'mm', from: '0', to: '50' }

const coal = productSchema.parse({
  id: 7,
  name: 'Batubara',
  description: '',
  image: null,
  grades: [
    {
      name: 'Energi 5000',
      use: 'Tanur',
      rows: [
        ash('8.0'),
        size,
        { parameter: 'Kalor', unit: 'kcal/kg', from: '4900', to: '5100', typical: '5000' },
      ],
      translations: { en: { name: 'Energy 5000', use: '' } },
    },
    { name: 'Energi 6000', rows: [ash('7'), ...Array(8).fill(size)] },
  ],
  terms: {
    incoterms: ['FOB'],
    windows: [
      { from: '2027-02-10', to: '2027-02-19', as_of: '2026-11-21' },
      {
        ...{ port: 'Muara', from: '2027-01-10', to: '2027-01-19', tonnes: '50000' },
        ...{ as_of: '2026-11-22', grade: 'Energi 5000' },
      },
    ],
    load_ports: [{ name: 'Labuhan', kind: 'anchorage' }],
    packing: ['Curah'],
    notes: [{ title: 'Ekspor', text: 'Uji', checked_on: '2026-11-22' }],
    translations: { en: { packing: ['Bulk'] } },
  },
  origin_ids: [2, 9, 2],
  contact_id: 4,
})

const context = {
  locale: 'id' as const,
  today: '2027-01-19',
  locations: [{ id: 2, location: 'Kutai', description: '', image: null }],
  people: [
    { id: 3, name: 'Lain', role: 'Alat', languages: [] },
    {
      id: 4,
      name: 'Rina Contoh',
      role: 'Batubara',
      languages: ['Indonesia'],
      email: 'a@b.example',
    },
  ],
  picture: (_: string, path: string | null) => path && `/media/${path}`,
  unitPictures: {
    ofUnit: (path: string | null) => path && `/media/${path}`,
    ofKind: (_: object, { name }: { name: string }) => `/pictures/of ${name}`,
  },
  search: new URLSearchParams(),
  sheetPath: null,
  surveyors: ['Surveyor Contoh'],
}

test('shows figures and limits in the number style of the language', () => {
  const rows = offerView(coal, context).grades?.rows
  expect(rows?.map(({ cells, ...row }) => ({ ...row, cell: cells[0] }))).toEqual([
    {
      ...{ parameter: 'Kadar abu', unit: '%', basis: 'ADB', method: 'ASTM D3174' },
      cell: { typical: '8,0', range: '', rejection: '> 12,5' },
    },
    expect.objectContaining({ basis: '', cell: { typical: '0–50', range: '', rejection: '' } }),
    expect.objectContaining({ cell: { typical: '5000', range: '4900–5100', rejection: '' } }),
  ])
})

test('shows each text in English where it is translated, and otherwise in Indonesian', () => {
  const { grades, terms } = offerView(coal, { ...context, locale: 'en' })
  expect(grades?.grades[0]).toMatchObject({ name: 'Energy 5000', use: 'Tanur' })
  expect(grades?.rows[0]).toMatchObject({ parameter: 'Ash', cells: [{ typical: '8.0' }, {}] })
  expect(terms?.packing).toEqual(['Bulk'])
  const note = { title: 'Ekspor', text: 'Uji', source: '', checkedOn: 'Nov 22, 2026' }
  expect(terms?.notes).toEqual([note])
  expect(terms?.surveyors).toBe('Surveyor Contoh')
})

test.for([
  ['', ['Energy 5000', 'Energi 6000'], ''],
  ['mutu=energi-6000', ['Energi 6000'], '?mutu=energi-6000'],
  [
    'mutu=energi-6000&mutu=energi-5000',
    ['Energy 5000', 'Energi 6000'],
    '?mutu=energi-5000&mutu=energi-6000',
  ],
  ['mutu=Energi%206000&mutu=', ['Energy 5000', 'Energi 6000'], ''],
] as const)('shows the grades of the address %o, otherwise all', ([search, names, chosen]) => {
  const view = offerView(coal, { ...context, locale: 'en', search: new URLSearchParams(search) })
  expect(view.grades?.grades.map(({ name }) => name)).toEqual(names)
  expect(view.choices.filter(({ isTicked }) => isTicked)).toHaveLength(chosen ? names.length : 0)
  expect(view.chosen).toBe(chosen)
})

test('marks the rows in which the chosen grades differ, and omits those that none has', () => {
  const rows = (search: string) =>
    offerView(coal, { ...context, search: new URLSearchParams(search) }).grades?.rows.map(
      ({ parameter, isDifferent }) => [parameter, isDifferent],
    )
  const heat = ['Kalor', true]
  expect(rows('mutu=energi-5000&mutu=energi-6000')).toEqual([
    ['Kadar abu', true],
    ['Ukuran', false],
    heat,
  ])
  expect(rows('mutu=energi-6000')).toEqual([
    ['Kadar abu', false],
    ['Ukuran', false],
  ])
  expect(rows('')?.map(([, isDifferent]) => isDifferent)).toEqual([undefined, undefined, undefined])
})

test('shows each window in order until its last day is over in Jakarta', () => {
  const { windows = [], windowsAsOf } = offerView(coal, context).terms ?? {}
  expect(windows).toMatchObject([{ tonnes: '50.000\u00a0t' }, { tonnes: '', product: '' }])
  expect(windows[0]).toEqual({
    port: 'Muara',
    days: expect.stringMatching(/^10.{1,3}19\u00a0Jan\u00a02027$/u),
    tonnes: '50.000\u00a0t',
    ...{ grade: 'Energi 5000', product: 'Batubara, mutu Energi 5000' },
  })
  expect(windowsAsOf).toBe('21 Nov 2026')
  const english = offerView(coal, { ...context, locale: 'en' }).terms
  expect(english?.windows[0]).toMatchObject({ product: 'Batubara, grade Energy 5000' })
  expect(offerView(coal, { ...context, today: '2027-01-20' }).terms).toMatchObject({
    windows: [{ port: '', tonnes: '' }],
    incoterms: ['FOB'],
  })
})

test('names each origin that the host lists, once', () => {
  expect(offerView(coal, context).origins).toEqual([{ id: 2, name: 'Kutai' }])
})

test('has the person to ask, if the host lists that person', () => {
  expect(offerView(coal, context).contact).toMatchObject({
    ...{ id: 4, name: 'Rina Contoh', languages: 'Indonesia' },
    ...{ area: '', phone: '', email: 'a@b.example', photo: null },
  })
  expect(offerView({ ...coal, contact_id: 9 }, context).contact).toBeNull()
  expect(offerView(coal, { ...context, people: [] }).contact).toBeNull()
})

test('has nothing of a product without additions', () => {
  const bare = productSchema.parse({ id: 1, name: 'Pasir' })
  expect(offerView(bare, context)).toEqual({
    grades: null,
    choices: [],
    chosen: '',
    check: null,
    units: [],
    terms: null,
    origins: [],
    contact: null,
  })
})

test('shows available units before hired ones, and sold ones last', () => {
  const unit = { id: 1, name: 'Satu', location: 'Bontang', offer: 'both', state: 'sold' }
  const tool = toolSchema.parse({
    id: 1,
    name: 'Excavator',
    units: [
      unit,
      { ...unit, id: 3, state: 'hired' },
      {
        ...unit,
        id: 2,
        state: 'free',
        hours: 12400,
        year: 2021,
        hire: { basis: 'Per jam', fuel: 'Penyewa' },
        pictures: ['storage/a.webp'],
        translations: { en: { name: 'Two', hire: { basis: 'Per hour' } } },
      },
    ],
  })
  const { units } = offerView(tool, { ...context, locale: 'en' })
  const [free, , sold] = units
  expect(units).toMatchObject([
    { id: 2, name: 'Two', picture: '/media/storage/a.webp', isOfKind: false },
    { id: 3 },
    { id: 1, name: 'Satu', picture: '/pictures/of Satu', isOfKind: true, goods: null },
  ])
  expect(free?.summary).toEqual(['2021', 'hour meter\u00a012,400'])
  expect(knownFacts(free?.hire ?? []).map(({ text }) => text)).toEqual(['Per hour', 'Penyewa'])
  expect(sold?.summary).toEqual([])
  expect(knownFacts(sold?.hire ?? [])).toEqual([])
})

test('sets grades side by side by parameter, with a gap where one has no figure', () => {
  const matrix = gradeMatrix(coal, 'id')
  expect(matrix?.grades.map(({ name }) => name)).toEqual(['Energi 5000', 'Energi 6000'])
  expect(
    matrix?.rows.map(({ parameter, cells }) => [parameter, ...cells.map((cell) => cell?.typical)]),
  ).toEqual([
    ['Kadar abu', '8,0', '7'],
    ['Ukuran', '0–50', '0–50'],
    ['Kalor', '5000', undefined],
  ])
  expect(gradeMatrix({ ...coal, grades: [] }, 'id')).toBeNull()
})

test('finds the product of a sheet by its address, by its product, or by its name', () => {
  const source = { ...exampleSheet('/produk/batubara', 'id'), localName: 'Lain' }
  expect(getSheetItem(source, [coal])).toBeNull()
  const naming = { ...coal, id: 8, sheet: '/produk/batubara' }
  expect(getSheetItem(source, [coal, naming])).toBe(naming)
  const titled = { ...source, sheet: { ...source.sheet, product_id: 7 } }
  expect(getSheetItem(titled, [coal])).toBe(coal)
  expect(getSheetItem({ ...source, localName: ' batubara' }, [coal])).toBe(coal)
})
