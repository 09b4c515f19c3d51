import '../../testing/daily-on-sqlite.ts'
import { defaultSheetsIn } from '@niaga/contract/default-sheets'
import { endpoints } from '@niaga/contract/endpoints'
import type { BaseLocale } from '@niaga/contract/locale'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/transaction.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { isWithoutContent } from '../content/is-without-content.ts'
import { contentVersion } from '../content-versions/versions.ts'
import { createMissingSheets } from './create-missing-sheets.ts'

const service = await openServiceForFile()
const asEditor = { ...(await service.signIn('editor')), 'Content-Type': 'application/json' }

test.for(['id', 'en'] as const)(
  'begins with the sheets of the specification, in their order, in %s',
  async (locale) => {
    const sheets = (await sheetsIn(locale)).map(({ updated_at: _, ...sheet }) => sheet)
    expect(sheets).toEqual(JSON.parse(JSON.stringify(defaultSheetsIn(locale))))
  },
)

test('is still without content', async () => {
  expect(await isWithoutContent(service.payload)).toBe(true)
})

test('lets an editor change a sheet, but neither create, move nor delete one', async () => {
  const id = await getId('/produk/timah')
  const version = await contentVersion(service)
  const change = { name: 'Timah murni', path: '/produk/emas', isEdited: false }
  expect((await send(`/sheets/${id}?locale=id`, 'PATCH', change)).status).toBe(200)
  const stored = await service.payload.findByID({ collection: 'sheets', id, locale: 'id' })
  expect(stored).toMatchObject({ name: 'Timah murni', path: '/produk/timah', isEdited: true })
  expect(await contentVersion(service)).toBeGreaterThan(version)
  expect(await isWithoutContent(service.payload)).toBe(false)
  const data = { path: '/produk/timah', name: 'Dua', description: 'Dua' }
  expect((await send('/sheets', 'POST', data)).status).toBe(403)
  expect((await send(`/sheets/${id}`, 'DELETE')).status).toBe(403)
})

test('goes back to an earlier version of a sheet', async () => {
  const id = await getId('/alat/pompa')
  for (const name of ['Pompa lama', 'Pompa baru']) {
    expect((await send(`/sheets/${id}?locale=id`, 'PATCH', { name })).status).toBe(200)
  }
  const versions = await send(`/sheets/versions?where[parent][equals]=${id}&sort=-createdAt`, 'GET')
  const { docs } = await versions.json()
  expect((await send(`/sheets/versions/${docs[1].id}`, 'POST')).status).toBe(200)
  const restored = (await sheetsIn('id')).find(({ path }) => path === '/alat/pompa')
  expect(restored?.name).toBe('Pompa lama')
})

test('creates at a start only the sheets that are missing', async () => {
  const { payload } = service
  await payload.delete({ collection: 'sheets', id: await getId('/alat/bor') })
  const version = await contentVersion(service)
  await inTransaction(payload, createMissingSheets)
  const sheets = await sheetsIn('en')
  expect(sheets.map(({ path }) => path)).toEqual(defaultSheetsIn('en').map(({ path }) => path))
  expect(sheets.at(-1)).toMatchObject({ name: 'Drill Machine' })
  expect((await sheetsIn('id')).find(({ path }) => path === '/produk/timah')?.name).toBe(
    'Timah murni',
  )
  expect(await contentVersion(service)).toBe(version + 1)
  await inTransaction(payload, createMissingSheets)
  expect(await contentVersion(service)).toBe(version + 1)
})

test('shows a changed figure on the sheet and in the table of its product, in both languages', async () => {
  const { payload } = service
  const sheet = await getId('/produk/batubara')
  const data = { name: 'Batubara', description: 'Termal', sheet, sortOrder: 1 }
  const { id } = await payload.create({ collection: 'products', data })
  const stored = await payload.findByID({ collection: 'sheets', id: sheet, locale: 'id' })
  const rows = stored.rows?.map((row, index) => (index === 0 ? { ...row, from: '3800' } : row))
  expect((await send(`/sheets/${sheet}?locale=id`, 'PATCH', { rows })).status).toBe(200)
  for (const [locale, title] of [
    ['id', 'Nilai kalor'],
    ['en', 'Calorific value'],
  ] as const) {
    expect((await sheetsIn(locale))[0]).toMatchObject({
      product_id: id,
      rows: [{ from: '3800' }, {}, {}, {}],
    })
    const { data: product } = await (await service.call(`/api/products/${id}`)).json()
    expect(product).toMatchObject({ sheet: '/produk/batubara' })
    expect(product.features[0].translations[locale]).toEqual({
      title,
      description: '3800–6500 Kcal/Kg',
    })
  }
})

test('keeps only the fields of a row’s kind', async () => {
  const id = await getId('/produk/silika')
  const row = {
    parameter: 'Besi',
    kind: 'under',
    under: ' 0.03 ',
    from: '1',
    to: '2',
    text: 'x',
    unit: '%',
  }
  expect((await send(`/sheets/${id}?locale=id`, 'PATCH', { rows: [row] })).status).toBe(200)
  const stored = await service.payload.findByID({ collection: 'sheets', id, locale: 'id' })
  expect(stored.rows).toMatchObject([{ under: '0.03', from: null, to: null, text: null }])
  expect((await sheetsIn('id'))[1]?.rows).toEqual([
    { parameter: 'Besi', unit: '%', under: '0.03', source: 'specification' },
  ])
})

test('keeps the value of a row of which only the English words are sent', async () => {
  const id = await getId('/alat/roller')
  const stored = await service.payload.findByID({ collection: 'sheets', id, locale: 'id' })
  const rows = stored.rows?.map((row) => ({ id: row.id, parameter: 'Roller' }))
  expect((await send(`/sheets/${id}?locale=en`, 'PATCH', { rows })).status).toBe(200)
  const sheet = (await sheetsIn('en')).find(({ path }) => path === '/alat/roller')
  expect(sheet?.rows[0]).toMatchObject({ parameter: 'Roller', from: '5', to: '12' })
})

test('rejects a faulty row with a sentence at its field, and stores nothing', async () => {
  const id = await getId('/produk/emas')
  const row = {
    parameter: 'Kemurnian',
    kind: 'range',
    from: '99 karat',
    to: '12',
    scaleFrom: '5',
    scaleTo: '10',
  }
  const response = await send(`/sheets/${id}?locale=id`, 'PATCH', { rows: [row] })
  expect(response.status).toBe(400)
  const { errors } = await response.json()
  expect(errors[0].data.errors).toMatchObject([
    { path: 'rows.0.from', message: expect.stringContaining('“99 karat” bukan angka.') },
    { path: 'rows.0.to', message: '12 berada di luar skala 5 sampai 10.' },
  ])
  expect((await sheetsIn('id'))[2]?.rows).toHaveLength(4)
})

test('belongs to one product, and only to one of its own catalogue', async () => {
  const sheet = await getId('/produk/batubara')
  const data = { name: 'Lain', description: 'Lain', sheet }
  const second = await send('/products?locale=id', 'POST', data)
  expect(second.status).toBe(400)
  expect(JSON.stringify(await second.json())).toContain('Lembar ini sudah dipakai “Batubara”.')
  const asTool = await send('/tools?locale=id', 'POST', data)
  expect(asTool.status).toBe(400)
  expect((await send('/products?locale=id', 'POST', { ...data, sheet: null })).status).toBe(201)
  expect((await send('/products?locale=id', 'POST', { ...data, sheet: null })).status).toBe(201)
})

async function sheetsIn(locale: BaseLocale) {
  const response = await service.call(`/api/sheets?lang=${locale}`)
  const json = await response.json()
  expect(endpoints.sheets.response.parse(json).malformed).toBe(0)
  return endpoints.sheets.response.parse(json).items
}

async function getId(path: string): Promise<number> {
  const { docs } = await service.payload.find({ collection: 'sheets', pagination: false })
  const sheet = docs.find((document) => document.path === path)
  if (!sheet) throw new Error(`There is no sheet ${path}`)
  return sheet.id
}

function send(path: string, method: string, body?: object): Promise<Response> {
  return service.callAdmin(path, { method, headers: asEditor, body: body && JSON.stringify(body) })
}
