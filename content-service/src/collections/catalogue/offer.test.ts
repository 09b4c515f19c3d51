import '../../testing/daily-on-sqlite.ts'
import { productSchema, toolSchema } from '@niaga/contract/entities'
import { beforeAll, expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { contentVersion } from '../content-versions/versions.ts'

let product: number
let tool: number

const service = await openServiceForFile()
const asEditor: Record<string, string> = {
  ...(await service.signIn('editor')),
  'Content-Type': 'application/json',
}

beforeAll(async () => {
  const { payload } = service
  const data = { name: 'Batubara', description: 'Termal', sortOrder: 1 }
  product = (await payload.create({ collection: 'products', data })).id
  tool = (await payload.create({ collection: 'tools', data: { ...data, name: 'Excavator' } })).id
})

const heat = {
  parameter: 'Nilai kalor',
  kind: 'exact',
  exact: '5000',
  unit: 'kcal/kg',
  basis: 'GAR',
  method: 'ASTM D5865',
  rejection: '< 4800',
}
const colour = { parameter: 'Warna', kind: 'text', text: 'Hitam', rejection: '> 1' }

test('shows the grades of a product in both languages, each row once', async () => {
  const grades = [{ name: 'Energi 5000', use: 'Tanur semen', rows: [heat, colour], note: 'Kering' }]
  const { doc } = await accepted(`/products/${product}?locale=id`, 'PATCH', { grades })
  const [grade] = doc.grades
  const rows = [
    { ...heat, id: grade.rows[0].id, parameter: 'Calorific value' },
    { ...colour, id: grade.rows[1].id, parameter: 'Colour', text: 'Black' },
  ]
  const english = [{ id: grade.id, name: 'Energy 5000', use: 'Cement kilns', rows }]
  const names = { name: 'Coal', description: 'Thermal' }
  await accepted(`/products/${product}?locale=en`, 'PATCH', { ...names, grades: english })
  expect(await shownProduct()).toMatchObject({
    grades: [
      {
        name: 'Energi 5000',
        use: 'Tanur semen',
        note: 'Kering',
        translations: { en: { name: 'Energy 5000', use: 'Cement kilns' } },
        rows: [
          {
            parameter: 'Nilai kalor',
            exact: '5000',
            unit: 'kcal/kg',
            basis: 'GAR',
            method: 'ASTM D5865',
            rejection: '< 4800',
            source: 'ours',
            translations: { en: { parameter: 'Calorific value' } },
          },
          {
            parameter: 'Warna',
            unit: null,
            text: 'Hitam',
            translations: { en: { parameter: 'Colour', text: 'Black' } },
          },
        ],
      },
    ],
  })
  expect((await shownProduct()).grades?.[0]?.rows[1]).not.toHaveProperty('rejection')
})

test.for<[string, object, string, string, string]>([
  [
    'a calorific value without a basis',
    { ...heat, basis: null },
    'basis',
    'Pilih basis untuk “Nilai kalor”, misalnya GAR atau ADB: tanpa basis angkanya tidak berarti.',
    'Choose the basis of “Nilai kalor”, such as GAR or ADB: without it the figure means nothing.',
  ],
  [
    'a unit that nobody trades in',
    { ...heat, unit: 'kalori' },
    'unit',
    '“kalori” bukan satuan yang dikenal. Tulis misalnya kkal/kg, %, ppm, mm, µm, t, m³/jam, atau °C.',
    '“kalori” is not a unit of the trade. Use, for example, kcal/kg, %, ppm, mm, µm, t, m³/h or °C.',
  ],
  [
    'a value beyond the limit',
    { ...heat, exact: '4700' },
    'exact',
    '4700 melewati batas tolak < 4800.',
    '4700 would be rejected by the limit < 4800.',
  ],
  [
    'a typical value beyond the limit',
    { ...heat, kind: 'range', from: '4900', to: '5100', typical: '4799' },
    'typical',
    '4799 melewati batas tolak < 4800.',
    '4799 would be rejected by the limit < 4800.',
  ],
  [
    'a limit without its sign',
    { ...heat, rejection: '4800' },
    'rejection',
    '“4800” bukan batas tolak. Tulis tanda dan angka, misalnya > 12 atau < 4800.',
    '“4800” is not a limit. Write a sign and a figure, such as > 12 or < 4800.',
  ],
])('rejects %s with a sentence at its field', async ([, row, field, indonesian, english]) => {
  const before = await shownProduct()
  const data = { grades: [{ name: 'Salah', rows: [heat, row] }] }
  for (const [language, message] of [
    ['id', indonesian],
    ['en', english],
  ] as const) {
    const errors = await faults(`/products/${product}?locale=id`, 'PATCH', data, language)
    expect(errors).toMatchObject([{ path: `grades.0.rows.1.${field}`, message }])
  }
  expect(await shownProduct()).toEqual(before)
})

test('shows terms in both languages, of products and of tools', async () => {
  const terms = {
    incoterms: ['FOB', 'CIF'],
    loadPorts: [
      {
        ...{ name: 'Labuhan Contoh', kind: 'anchorage', loadingRate: '8.000 t/hari' },
        ...{ latitude: -1.1, longitude: 117.9, draftM: 13.5 },
      },
    ],
    minimum: '8.000 t',
    destinations: 'Asia Timur',
    windows: [
      {
        ...{ port: 'Labuhan', from: '2098-12-20', to: '2098-12-31', asOf: '2026-11-22' },
        grade: 'Energi 5000',
      },
    ],
    packing: 'Curah\n\n  Jumbo bag  \n',
    hsCode: '2701.19',
    notes: [{ title: 'Ekspor', text: 'Uji', source: 'Contoh', checkedOn: '2026-11-22' }],
  }
  const id = await accepted(`/products/${product}?locale=id`, 'PATCH', { terms })
  const [port] = id.doc.terms.loadPorts
  const [window] = id.doc.terms.windows
  const [note] = id.doc.terms.notes
  const english = {
    minimum: '8,000 t',
    destinations: 'East Asia',
    packing: 'Bulk',
    windows: [{ ...window, port: 'Anchorage' }],
    loadPorts: [{ ...port, name: 'Anchorage' }],
    notes: [{ ...note, title: 'Exports', text: 'Test', source: null }],
  }
  await accepted(`/products/${product}?locale=en`, 'PATCH', { terms: english })
  await accepted(`/tools/${tool}?locale=id`, 'PATCH', { terms: { leadTime: '14 hari' } })
  expect((await shownProduct()).terms).toMatchObject({
    incoterms: ['FOB', 'CIF'],
    load_ports: [
      {
        name: 'Labuhan Contoh',
        kind: 'anchorage',
        loading_rate: '8.000 t/hari',
        latitude: -1.1,
        longitude: 117.9,
        draft_m: 13.5,
        translations: { en: { name: 'Anchorage' } },
      },
    ],
    minimum: '8.000 t',
    windows: [
      {
        ...{ port: 'Labuhan', from: '2098-12-20', to: '2098-12-31', as_of: '2026-11-22' },
        ...{ grade: 'Energi 5000', translations: { en: { port: 'Anchorage' } } },
      },
    ],
    packing: ['Curah', 'Jumbo bag'],
    hs_code: '2701.19',
    notes: [
      {
        ...{ title: 'Ekspor', text: 'Uji', source: 'Contoh', checked_on: '2026-11-22' },
        translations: { en: { title: 'Exports', text: 'Test' } },
      },
    ],
    translations: { en: { minimum: '8,000 t', destinations: 'East Asia', packing: ['Bulk'] } },
  })
  expect((await shownTool()).terms).toEqual({ lead_time: '14 hari' })
})

test.for<[string, object, string, RegExp]>([
  ['an HS code of letters', { hsCode: 'kode' }, 'terms.hsCode', /^“kode” bukan kode HS\./],
  [
    'a window that ends before it begins',
    { windows: [{ from: '2027-02-10', to: '2027-02-01', asOf: '2026-11-22' }] },
    'terms.windows.0.to',
    /^Hari terakhir, 1 Feb 2027, lebih awal daripada hari pertama, 10 Feb 2027\.$/,
  ],
  [
    'half a window',
    { windows: [{ from: '2027-02-10', asOf: '2026-11-22' }] },
    'terms.windows.0.to',
    /^Isian ini wajib diisi/,
  ],
  [
    'a window whose tonnes are no number',
    { windows: [{ from: '2027-02-10', to: '2027-02-12', asOf: '2026-11-22', tonnes: '50.000 t' }] },
    'terms.windows.0.tonnes',
    /^“50\.000 t” bukan jumlah\./,
  ],
  [
    'a window of a grade that the product lacks',
    { windows: [{ from: '2027-02-10', to: '2027-02-12', asOf: '2026-11-22', grade: 'Energi' }] },
    'terms.windows.0.grade',
    /^“Energi” bukan mutu produk ini\. Tulis salah satu: /,
  ],
  [
    'a list of too many lines',
    { payment: 'L/C\n'.repeat(13) },
    'terms.payment',
    /^Paling banyak 12/,
  ],
])('rejects %s with a sentence at its field', async ([, terms, path, message]) => {
  const errors = await faults(`/products/${product}?locale=id`, 'PATCH', { terms }, 'id')
  expect(errors).toMatchObject([{ path, message: expect.stringMatching(message) }])
})

test('names the locations from which a product comes', async () => {
  const data = { location: 'Paser', description: 'Tambang', sortOrder: 10 }
  const { id } = await service.payload.create({ collection: 'mining-locations', data })
  await accepted(`/products/${product}?locale=id`, 'PATCH', { origins: [id] })
  expect((await shownProduct()).origin_ids).toEqual([id])
  await service.payload.delete({ collection: 'mining-locations', id })
  expect(await shownProduct()).not.toHaveProperty('origin_ids')
})

test('names the person to ask, until that person is unpublished', async () => {
  const data = { name: 'Rina', role: 'Penjualan', email: 'a@b.example', sortOrder: 10 }
  const { id } = await service.payload.create({ collection: 'people', data })
  await accepted(`/products/${product}?locale=id`, 'PATCH', { contact: id })
  await accepted(`/tools/${tool}?locale=id`, 'PATCH', { contact: id })
  expect([await shownContact(), (await shownTool()).contact_id]).toEqual([id, id])
  const bin = await send(`/people/${id}`, 'PATCH', { deletedAt: '2026-01-01T00:00:00.000Z' })
  expect([bin.status, (await bin.json()).errors[0].message]).toEqual([
    409,
    expect.stringMatching(/^Narahubung ini masih dipakai di: Produk “Batubara”, Alat berat/),
  ])
  await accepted(`/people/${id}`, 'PATCH', { _status: 'draft' })
  expect([await shownContact(), (await shownTool()).contact_id]).toEqual([undefined, undefined])
  const errors = await faults(`/tools/${tool}?locale=id`, 'PATCH', { contact: 99_999 }, 'id')
  expect(errors).toMatchObject([{ path: 'contact' }])
})

test('shows the units of a tool, in their order and in both languages', async () => {
  const version = await contentVersion(service)
  const unit = {
    _status: 'published',
    tool,
    name: 'Unit dua',
    offer: 'both',
    state: 'free',
    year: 2021,
    hours: 0,
    location: 'Bontang',
    hire: { basis: 'Per jam' },
    sortOrder: 20,
  }
  const { doc } = await accepted('/units?locale=id', 'POST', unit)
  const english = { name: 'Unit two', location: 'Bontang', hire: { basis: 'Per hour' } }
  await accepted(`/units/${doc.id}?locale=en`, 'PATCH', english)
  const sold = { ...unit, name: 'Unit satu', offer: 'sale', state: 'sold', sortOrder: 10 }
  await accepted('/units?locale=id', 'POST', sold)
  expect(await contentVersion(service)).toBeGreaterThan(version)
  const { units } = await shownTool()
  expect(units).toMatchObject([
    { name: 'Unit satu', offer: 'sale', state: 'sold' },
    {
      id: doc.id,
      name: 'Unit dua',
      hours: 0,
      hire: { basis: 'Per jam' },
      pictures: [],
      translations: { en: { name: 'Unit two', hire: { basis: 'Per hour' } } },
    },
  ])
  expect(units?.[0]).not.toHaveProperty('hire')
  const list = await (await service.call('/api/tools')).json()
  expect(list.data.data[0].units).toHaveLength(2)
})

test.for<[string, object, string, RegExp]>([
  [
    'a year of the future',
    { year: 2999 },
    'year',
    /^Tahun pembuatan: bilangan bulat dari 1950 sampai 20\d\d\.$/,
  ],
  ['a year of a horse', { year: 1895 }, 'year', /^Tahun pembuatan/],
  ['negative hours', { hours: -1 }, 'hours', /^Jam kerja: bilangan bulat dari 0/],
  ['half an hour', { hours: 1.5 }, 'hours', /^Jam kerja/],
])('rejects a unit with %s', async ([, part, path, message]) => {
  const unit = { tool, name: 'Salah', location: 'Bontang', offer: 'hire', state: 'free', ...part }
  const errors = await faults('/units?locale=id', 'POST', unit, 'id')
  expect(errors).toMatchObject([{ path, message: expect.stringMatching(message) }])
})

test('keeps a tool that still has units', async () => {
  const response = await send(`/tools/${tool}`, 'DELETE')
  expect(response.status).toBe(409)
  expect((await response.json()).errors[0].message).toMatch(/^Alat ini masih punya 2 unit\./)
  await service.payload.delete({ collection: 'units', where: { tool: { equals: tool } } })
  expect((await send(`/tools/${tool}`, 'DELETE')).status).toBe(200)
})

async function shownProduct() {
  const { data } = await (await service.call(`/api/products/${product}`)).json()
  // Clients receive everything that is sent; an empty list is omitted.
  expect(productSchema.parse({ ...data, features: undefined })).toEqual({
    ...data,
    features: undefined,
  })
  return productSchema.parse(data)
}

async function shownContact() {
  return (await shownProduct()).contact_id
}

async function shownTool() {
  const { data } = await (await service.call(`/api/tools/${tool}`)).json()
  expect(toolSchema.parse({ ...data, features: undefined })).toEqual({
    ...data,
    features: undefined,
  })
  return toolSchema.parse(data)
}

async function accepted(path: string, method: string, body: object) {
  const response = await send(path, method, body)
  const json = await response.json()
  expect([response.status, json.errors]).toEqual([method === 'POST' ? 201 : 200, undefined])
  return json
}

async function faults(path: string, method: string, body: object, language: 'id' | 'en') {
  const response = await send(path, method, body, language)
  expect(response.status).toBe(400)
  const { errors } = await response.json()
  return errors[0].data.errors
}

function send(path: string, method: string, body?: object, language = 'id'): Promise<Response> {
  const cookie = `${asEditor.Cookie}; payload-lng=${language}`
  const headers = { ...asEditor, Cookie: cookie }
  return service.callAdmin(path, { method, headers, body: body && JSON.stringify(body) })
}
