import type { Locale } from '@niaga/contract/locale'
import { beforeAll, expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { changed, spreadsheetClient } from '../../testing/spreadsheet-client.ts'

let coal: number

const service = await openServiceForFile({ LANGUAGES: 'id,en,zh' })
const client = spreadsheetClient(service, await service.signIn('editor'))

beforeAll(async () => {
  const { payload } = service
  const grades = [
    {
      name: 'Energi 5000',
      rows: [
        {
          ...{ parameter: 'Kadar abu', unit: '%', basis: 'ADB' as const },
          ...{ kind: 'exact' as const, exact: '6' },
        },
        { parameter: 'Warna', kind: 'text' as const, text: 'Hitam' },
      ],
    },
  ]
  const data = { name: 'Batubara', description: 'Batubara termal', sortOrder: 1, grades }
  const stored = await payload.create({ collection: 'products', locale: 'id', data })
  coal = stored.id
  const [grade] = stored.grades ?? []
  const rows = (grade?.rows ?? []).map((row, index) => ({
    ...row,
    parameter: index === 0 ? 'Ash' : 'Colour',
    ...(index === 1 && { text: 'Black' }),
  }))
  const texts = {
    ...{ name: 'Coal', description: 'Thermal coal' },
    grades: [{ ...grade, name: 'Energy 5000', rows }],
  }
  await payload.update({ collection: 'products', id: coal, locale: 'en', data: texts })
})

const getRows = async (table: string) =>
  (await client.read(table, await client.exported(table, 'csv'))).rows

async function productIn(locale: Locale) {
  const options = { collection: 'products', id: coal, locale, fallbackLocale: false } as const
  return service.payload.findByID(options)
}

test('has a column for each language that is offered, and changes nothing when its own file comes back', async () => {
  const file = (await client.exported('products', 'csv')).toString('utf8')
  expect(file).toMatch(/Nama \(Indonesia\),Nama \(Inggris\),Nama \(Tionghoa\)/)
  for (const table of ['products', 'grades']) {
    const results = await client.send(table, await getRows(table), false)
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['same']))
  }
})

test('translates a product, and leaves its base languages as they are', async () => {
  const [english, indonesian] = [await productIn('en'), await productIn('id')]
  const rows = changed(await getRows('products'), [
    { 'name.zh': '煤炭', 'description.zh': '动力煤' },
  ])
  const results = await client.send('products', rows, false)
  expect(results).toMatchObject([
    { outcome: 'changed', changes: [{ heading: 'Nama (Tionghoa)', to: '煤炭' }, {}], faults: [] },
  ])
  expect(await productIn('zh')).toMatchObject({ name: '煤炭', description: '动力煤' })
  expect((await productIn('en')).name).toBe(english.name)
  expect((await productIn('id')).name).toBe(indonesian.name)
  const again = await client.send('products', await getRows('products'), false)
  expect(again.map(({ outcome }) => outcome)).toEqual(['same'])
})

test('translates one row of a grade, whose other texts stay in English', async () => {
  const rows = await getRows('grades')
  const translated = changed(rows, [{ 'grade.name.zh': '动力煤 5000', 'row.parameter.zh': '灰分' }])
  const results = await client.send('grades', translated, false)
  expect(results.map(({ outcome, faults }) => [outcome, faults])).toEqual([
    ['changed', []],
    ['same', []],
  ])
  expect((await productIn('zh')).grades).toMatchObject([
    {
      name: '动力煤 5000',
      rows: [
        { parameter: '灰分', exact: '6' },
        { parameter: 'Colour', text: 'Black' },
      ],
    },
  ])
  expect((await productIn('en')).grades).toMatchObject([
    {
      name: 'Energy 5000',
      rows: [{ parameter: 'Ash' }, { parameter: 'Colour', text: 'Black' }],
    },
  ])
  expect((await productIn('id')).grades).toMatchObject([
    { name: 'Energi 5000', rows: [{ parameter: 'Kadar abu' }, { text: 'Hitam' }] },
  ])
})

test('makes a new product with one text in that language', async () => {
  const cells = { 'name.id': 'Timah', 'description.id': 'Logam', 'sortOrder.id': '2' }
  const added = { row: 9, id: null, cells: { ...cells, 'name.zh': '锡' } }
  const [result] = await client.send('products', [added], false)
  expect([result?.outcome, result?.faults]).toEqual(['new', []])
  expect((await getRows('products'))[1]?.cells).toMatchObject({
    ...{ 'name.zh': '锡', 'name.en': '', 'description.zh': 'Logam' },
  })
})
