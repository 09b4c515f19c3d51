import '../../testing/daily-on-sqlite.ts'
import { beforeAll, expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { changed, spreadsheetClient } from '../../testing/spreadsheet-client.ts'
import type { FileRow } from './read-rows.ts'

let coal: number
let bare: number
let excavator: number
let crane: number

const service = await openServiceForFile()
const client = spreadsheetClient(service, await service.signIn('editor'))

beforeAll(async () => {
  coal = await storeCoal()
  bare = await storeIn('products', 'Silika')
  excavator = await storeIn('tools', 'Excavator')
  crane = await storeIn('tools', 'Derek')
  await storeUnit()
})

test.for(['xlsx', 'csv'] as const)(
  'changes nothing when the %s of all grades or units comes back',
  async (format) => {
    for (const table of ['grades', 'units']) {
      const { rows, unknown } = await client.read(table, await client.exported(table, format))
      expect(unknown).toEqual([])
      for (const isDryRun of [true, false]) {
        const results = await client.send(table, rows, isDryRun)
        expect(results.map(({ outcome }) => outcome)).toEqual(rows.map(() => 'same'))
      }
    }
  },
)

test('writes a line for each row of a grade, and one for a product without grades', async () => {
  const rows = await gradeRows()
  expect(rows.map(({ id }) => id)).toEqual([coal, coal, coal, bare])
  expect(rows[0]?.cells).toMatchObject({
    'grade.name.id': 'Energi 5000',
    'grade.name.en': 'Energy 5000',
    'grade.use.id': 'tanur semen',
    'row.parameter.en': 'Calorific value',
    'row.exact.id': '5000',
    'row.from.id': '',
    'row.basis.id': 'GAR',
    'row.rejection.id': '< 4800',
  })
  expect(rows[1]?.cells).toMatchObject({
    'grade.name.id': 'Energi 5000',
    'grade.use.id': '',
    'row.from.id': '5.0',
    'row.to.id': '7',
    'row.unit.en': '%',
  })
})

test('changes, adds and translates rows and grades, as in the form', async () => {
  const rows = await gradeRows()
  const [heat, ash, colour] = changed(rows, [
    { 'grade.name.id': 'Energi 5100', 'row.exact.id': '5100', 'row.typical.id': '5120' },
    { 'grade.name.id': 'Energi 5100', 'row.to.id': '', 'row.from.id': '', 'row.under.id': '8.0' },
    // A grade's single values may be repeated.
    { 'grade.name.id': 'Energi 5100', 'grade.use.id': 'tanur semen', 'row.text.en': 'Jet black' },
  ])
  const sulphur = {
    'grade.name.id': 'energi 5100',
    'row.parameter.id': 'Sulfur total',
    'row.parameter.en': 'Total sulphur',
    'row.exact.id': '0.50',
    'row.unit.id': '%',
    'row.basis.id': 'adb',
  }
  const other = { ...sulphur, 'grade.name.id': 'Energi 4200', 'grade.name.en': 'Energy 4200' }
  const file = [
    ...[heat, ash, colour],
    { row: 10, id: coal, cells: sulphur },
    { row: 11, id: coal, cells: { ...other, 'grade.note.id': 'Baru' } },
  ]
  const trial = await client.send('grades', file, true)
  expect(trial.map(({ outcome }) => outcome)).toEqual([
    'changed',
    'changed',
    'changed',
    'new',
    'new',
  ])
  expect(trial[0]).toMatchObject({
    row: 2,
    title: 'Batubara · Energi 5100 · Nilai kalor',
    changes: [
      { heading: 'Mutu (Indonesia)', from: 'Energi 5000', to: 'Energi 5100' },
      { heading: 'Nilai', from: '5000', to: '5100' },
      { heading: 'Tipikal', from: '', to: '5120' },
    ],
  })
  expect(trial[2]?.changes.map(({ heading }) => heading)).toEqual([
    'Mutu (Indonesia)',
    'Teks (Inggris)',
  ])
  expect((await gradesIn('id'))[0]?.name).toBe('Energi 5000')
  const stamped = file.map((row, index) => ({ ...row, updatedAt: trial[index]?.updatedAt }))
  const results = await client.send('grades', stamped, false)
  expect(results.map(({ outcome }) => outcome)).toEqual(trial.map(({ outcome }) => outcome))

  const [first, second] = await gradesIn('id')
  expect(first).toMatchObject({
    name: 'Energi 5100',
    use: 'tanur semen',
    rows: [
      { parameter: 'Nilai kalor', kind: 'exact', exact: '5100', typical: '5120' },
      { parameter: 'Kadar abu', kind: 'under', under: '8.0', from: null, to: null },
      { parameter: 'Warna', kind: 'text', text: 'Hitam' },
      { parameter: 'Sulfur total', kind: 'exact', exact: '0.50', basis: 'ADB' },
    ],
  })
  expect(second).toMatchObject({ name: 'Energi 4200', note: 'Baru' })
  const [english, another] = await gradesIn('en')
  expect(english).toMatchObject({
    name: 'Energy 5000',
    rows: [
      { parameter: 'Calorific value' },
      {},
      { text: 'Jet black' },
      { parameter: 'Total sulphur' },
    ],
  })
  expect(another).toMatchObject({ name: 'Energy 4200' })

  const unnamed = file.map((row) => row && { ...row, cells: { ...row.cells, 'row.id.id': '' } })
  const again = await client.send('grades', unnamed, false)
  expect(again.map(({ outcome }) => outcome)).toEqual(file.map(() => 'same'))
})

test.for<[string, Record<string, string>, string, string]>([
  ['a falling range', { 'row.from.id': '9', 'row.to.id': '5' }, 'Sampai', 'lebih besar'],
  ['a typical value beyond the limit', { 'row.typical.id': '13' }, 'Tipikal', 'batas tolak'],
  ['a basis that is missing', { 'row.basis.id': '' }, 'Basis', 'Pilih basis'],
  ['a basis that is unknown', { 'row.basis.id': 'XYZ' }, 'Basis', 'GAR, NAR, ADB'],
  ['two kinds of value', { 'row.exact.id': '5' }, 'Nilai', 'satu bentuk nilai'],
  ['words for a figure', { 'row.from.id': 'empat' }, 'Dari', 'bukan angka'],
  ['a figure with two meanings', { 'row.from.id': '900.000' }, 'Dari', '900000 atau 900'],
  ['a limit with two meanings', { 'row.rejection.id': '> 900.000' }, 'Batas tolak', '900000 atau'],
  ['a limit that is none', { 'row.rejection.id': '12' }, 'Batas tolak', 'Tulis tanda'],
  ['an unknown unit', { 'row.unit.id': 'potong' }, 'Satuan (Indonesia)', 'bukan satuan'],
  ['no parameter', { 'row.parameter.id': '' }, 'Parameter (Indonesia)', ''],
  ['no English parameter', { 'row.parameter.en': '' }, 'Parameter (Inggris)', ''],
  ['no name of its grade', { 'grade.name.id': '' }, 'Mutu (Indonesia)', 'nama mutunya'],
  ['another name of its grade', { 'grade.name.id': 'Lain' }, 'Mutu (Indonesia)', 'baris 2'],
  [
    'a note that is in the first row',
    { 'grade.note.id': 'Lain' },
    'Catatan (Indonesia)',
    'pertama',
  ],
  [
    'a percentage in a row of another unit',
    { 'row.unit.id': 'kcal/kg', 'row.from.id': '12%' },
    'Dari',
    'bukan %',
  ],
  ['a row that is gone', { 'row.id.id': '#65a' }, 'ID baris', 'tidak ada di produk ini'],
])('names the row and the column of %s', async ([, cells, heading, sentence]) => {
  const [first, second] = changed(await gradeRows(), [
    { 'row.method.id': 'ASTM D5865' },
    { 'row.from.id': '5.0', 'row.to.id': '8', 'row.under.id': '', ...cells },
  ])
  for (const isDryRun of [true, false]) {
    const [withheld, fault] = await client.send('grades', [first, second], isDryRun)
    expect(fault).toMatchObject({ row: 3, outcome: 'fault' })
    expect(fault?.faults).toContainEqual({ heading, message: expect.stringContaining(sentence) })
    expect(withheld).toMatchObject({ row: 2, outcome: 'fault' })
    expect(withheld?.faults).toEqual([{ heading: '', message: expect.stringContaining('baris 3') }])
  }
})

test('names the faults of other rows beside an illegible cell', async () => {
  const lines = changed(await gradeRows(), [
    { 'row.basis.id': 'XYZ' },
    { 'row.parameter.en': '', 'row.rejection.id': '> 900.5' },
  ])
  const [first, second] = await client.send('grades', lines, true)
  expect(first?.faults).toMatchObject([{ heading: 'Basis' }])
  expect(second?.faults).toMatchObject([{ heading: 'Parameter (Inggris)' }])
  expect(second?.changes).toContainEqual(expect.objectContaining({ to: '> 900,5' }))
})

test('rejects lines of no product, twice the same line, and what another editor has saved', async () => {
  const [first] = await gradeRows()
  const results = await client.send(
    'grades',
    [
      { ...first, id: null },
      { ...first, id: 999_999 },
      { ...first, row: 7 },
      { ...first, row: 8 },
    ],
    true,
  )
  expect(results).toMatchObject([
    {
      outcome: 'fault',
      faults: [{ heading: 'ID', message: expect.stringContaining('ID produk') }],
    },
    {
      outcome: 'fault',
      faults: [{ heading: 'ID', message: expect.stringContaining('Tidak ada') }],
    },
    { row: 7, outcome: 'same' },
    { row: 8, outcome: 'fault', faults: [{ message: 'Baris 7 berisi baris yang sama.' }] },
  ])
  const [next] = changed(await gradeRows(), [{ 'row.method.id': 'ISO 1928' }])
  const [trial] = await client.send('grades', [next], true)
  const data = { description: 'Ditulis sementara itu' }
  await service.payload.update({ collection: 'products', id: coal, locale: 'id', data })
  const [late] = await client.send('grades', [{ ...next, updatedAt: trial?.updatedAt }], false)
  expect(late?.faults).toMatchObject([{ message: expect.stringContaining('Orang lain') }])
})

test('keeps the lines of a product together that a program has sorted', async () => {
  const csv = `ID,Mutu (Indonesia),Parameter (Indonesia)\r\n${coal},a,x\r\n${bare},b,y\r\n${coal},a,z\r\n`
  const { rows } = await client.read('grades', Buffer.from(csv))
  expect(rows.map(({ row }) => row)).toEqual([2, 4, 3])
})

test('changes units by the words of the form, with their terms of hire in both languages', async () => {
  const { rows } = await client.read('units', await client.exported('units', 'xlsx'))
  expect(rows[0]?.cells).toMatchObject({
    'tool.id': 'Excavator',
    'offer.id': 'Disewakan',
    'hire.basis.id': 'per jam kerja',
    'hire.basis.en': 'per working hour',
    'year.id': '2019',
  })
  const [same] = changed(rows, [{ 'offer.id': 'For hire', 'tool.id': String(excavator) }])
  expect(await client.send('units', [same], true)).toMatchObject([{ outcome: 'same' }])
  const cells = { 'tool.id': 'derek', 'state.id': 'On hire', 'hours.id': '' }
  const [first] = changed(rows, [{ ...cells, 'hire.basis.id': 'per hari', 'hire.fuel.en': 'own' }])
  const added = {
    ...{ 'name.id': 'Derek 25 t', 'tool.id': 'Derek', 'location.id': 'Balikpapan' },
    ...{ 'offer.id': 'Dijual', 'name.en': 'Crane 25 t', 'location.en': 'Balikpapan' },
  }
  const file: object[] = [first, { row: 9, id: null, cells: added }].map((row) => ({ ...row }))
  const results = await client.send('units', file, false)
  expect(results).toMatchObject([{ outcome: 'changed' }, { outcome: 'new', faults: [] }])
  const again = await client.send('units', file, false)
  expect(again.map(({ outcome }) => outcome)).toEqual(['same', 'same'])
  const { docs } = await service.payload.find({ collection: 'units', sort: 'id', depth: 0 })
  expect(docs).toMatchObject([
    { tool: crane, state: 'hired', hours: null, hire: { basis: 'per hari', minimum: '200 jam' } },
    { name: 'Derek 25 t', offer: 'sale', tool: crane },
  ])
  const id = docs[0]?.id ?? 0
  const english = await service.payload.findByID({ collection: 'units', id, locale: 'en' })
  expect(english.hire).toMatchObject({ basis: 'per working hour', fuel: 'own' })
})

test('stores a new unit as a draft, and publishes no draft', async () => {
  const { payload } = service
  const cells = { 'name.id': 'Derek 40 t', 'tool.id': 'Derek', 'location.id': 'Balikpapan' }
  await client.send('units', [{ row: 2, id: null, cells }], false)
  const where = { name: { equals: 'Derek 40 t' } }
  const { docs } = await payload.find({ collection: 'units', where, locale: 'id' })
  expect(docs).toMatchObject([{ _status: 'draft' }])
  const id = docs[0]?.id ?? 0
  const options = { collection: 'units', id, locale: 'id' } as const
  await payload.update({ ...options, data: { _status: 'published' } })
  // Drafts may lack a name.
  await payload.update({ ...options, draft: true, data: { name: null, maker: 'Draf' } as never })
  const rows = (await client.read('units', await client.exported('units', 'csv'))).rows
  const unitRows = rows.filter((row) => row.id === id)
  expect(unitRows[0]?.cells['maker.id']).toBe('Draf')
  const [wrong] = changed(unitRows, [{ 'year.id': '1850' }])
  expect(await client.send('units', [wrong], true)).toMatchObject([
    { outcome: 'fault', faults: [{ heading: 'Tahun pembuatan' }] },
  ])
  const [first] = changed(unitRows, [{ 'model.id': 'D-40' }])
  const [trial] = await client.send('units', [first], true)
  expect(trial).toMatchObject({ outcome: 'changed', title: expect.stringContaining('(draf)') })
  const row = { ...first, updatedAt: trial?.updatedAt }
  expect(await client.send('units', [row], false)).toMatchObject([{ outcome: 'changed' }])
  const published = await payload.findByID({ ...options, draft: false })
  expect(published).toMatchObject({ name: 'Derek 40 t', model: null, _status: 'published' })
  const draft = await payload.findByID({ ...options, draft: true })
  expect(draft).toMatchObject({ maker: 'Draf', model: 'D-40', _status: 'draft' })
})

test.for<[string, Record<string, string>, string, string]>([
  ['a kind of machine that is not there', { 'tool.id': 'Kapal' }, 'Alat berat', 'Derek'],
  ['no kind of machine', { 'tool.id': '' }, 'Alat berat', 'tidak dikenal'],
  ['a year of another century', { 'year.id': '1850' }, 'Tahun pembuatan', 'dari 1950'],
  ['hours that are no number', { 'hours.id': 'banyak' }, 'Jam kerja', 'bukan angka'],
  [
    'a weight of two readings',
    { 'operatingWeight.id': '1.200' },
    'Berat operasi (t)',
    '1200 atau 1,2',
  ],
  ['an unknown offer', { 'offer.id': 'lelang' }, 'Penawaran', 'Disewakan'],
  ['too long a term', { 'hire.fuel.en': 'x'.repeat(121) }, 'Bahan bakar (Inggris)', '120'],
  ['no place', { 'location.en': '' }, 'Tempat (Inggris)', ''],
])('names the column of a unit with %s', async ([, cells, heading, sentence]) => {
  const { rows } = await client.read('units', await client.exported('units', 'csv'))
  const [first] = changed(rows, [cells])
  const [result] = await client.send('units', [first], true)
  expect(result).toMatchObject({ row: 2, outcome: 'fault' })
  expect(result?.faults).toEqual([{ heading, message: expect.stringContaining(sentence) }])
})

test('names the field that another language of the product lacks', async () => {
  const cells = { 'grade.name.id': 'Halus', 'grade.name.en': 'Fine' }
  const [result] = await client.send('grades', [{ row: 2, id: bare, cells }], true)
  expect(result?.faults.map(({ heading }) => heading)).toEqual([
    'Nama (Inggris)',
    'Keterangan (Inggris)',
  ])
})

async function gradeRows(): Promise<FileRow[]> {
  return (await client.read('grades', await client.exported('grades', 'csv'))).rows
}

async function gradesIn(locale: 'id' | 'en') {
  const options = { collection: 'products', id: coal, locale, depth: 0 } as const
  return (await service.payload.findByID(options)).grades ?? []
}

async function storeCoal(): Promise<number> {
  const { payload } = service
  const grades = [
    {
      name: 'Energi 5000',
      use: 'tanur semen',
      rows: [
        {
          ...{ parameter: 'Nilai kalor', kind: 'exact' as const, exact: '5000' },
          ...{ unit: 'kcal/kg', basis: 'GAR' as const, rejection: '< 4800' },
        },
        {
          ...{ parameter: 'Kadar abu', kind: 'range' as const, from: '5.0', to: '7' },
          ...{ unit: '%', basis: 'ADB' as const, rejection: '> 12' },
        },
        { parameter: 'Warna', kind: 'text' as const, text: 'Hitam' },
      ],
    },
  ]
  const data = { name: 'Batubara', description: 'Batubara termal', sortOrder: 1, grades }
  const stored = await payload.create({ collection: 'products', locale: 'id', data })
  const [grade] = stored.grades ?? []
  const english = ['Calorific value', 'Ash', 'Colour']
  const rows = (grade?.rows ?? []).map((row, index) => ({
    ...row,
    parameter: english[index] ?? '',
    text: row.text && 'Black',
  }))
  const translated = [{ ...grade, name: 'Energy 5000', use: 'cement kilns', rows }]
  const texts = { name: 'Coal', description: 'Thermal coal', grades: translated }
  await payload.update({ collection: 'products', id: stored.id, locale: 'en', data: texts })
  return stored.id
}

async function storeIn(collection: 'products' | 'tools', name: string): Promise<number> {
  const data = { name, description: name, sortOrder: 2 }
  return (await service.payload.create({ collection, data })).id
}

async function storeUnit(): Promise<void> {
  const { payload } = service
  const { id } = await payload.create({
    collection: 'units',
    data: {
      ...{ name: 'Excavator 20 t', tool: excavator, location: 'Samarinda' },
      ...{ offer: 'hire', state: 'free', year: 2019, hours: 5200, sortOrder: 10 },
      hire: { basis: 'per jam kerja', minimum: '200 jam' },
    },
  })
  const hire = { basis: 'per working hour', minimum: '200 hours' }
  const data = { name: 'Excavator 20 t', location: 'Samarinda', hire }
  await payload.update({ collection: 'units', id, locale: 'en', data })
}
