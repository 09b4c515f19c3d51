import { beforeEach, expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { runSql, sql } from '../../platform/database/sql.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

// Redirects and pages that visitors do not see: drafts, and documents in the bin.

const service = await openServiceForFile()
const asEditor = { ...(await service.signIn('editor')), 'Content-Type': 'application/json' }

beforeEach(async () => {
  const all = { where: { id: { exists: true } }, trash: true }
  await service.payload.delete({ collection: 'redirects', ...all })
  await service.payload.delete({ collection: 'pages', ...all, where: { slug: { exists: true } } })
})

const body = getBody([{ id: 'Isi.', en: '' }], 'id')
const published = { _status: 'published' }
const draft = { _status: 'draft' }
const binned = { deletedAt: '2026-01-01T00:00:00.000Z' }

test('leads to an address whose redirect is a draft, which then cannot be published', async () => {
  const next = await stored('/redirects?draft=true', { from: '/baru', to: '/kontak', ...draft })
  await stored('/redirects', { from: '/lama', to: '/baru', ...published })
  expect(await getSources()).toEqual(['/lama'])
  expect(await change(`/redirects/${next}`, published)).toEqual([
    ['from', expect.stringContaining('Pengalihan dari “/lama” menuju alamat ini.')],
  ])
})

test.for([
  ['as published', { deletedAt: null, ...published }],
  ['as it was', { deletedAt: null }],
] as const)(
  'leads to an address whose redirect is in the bin, which is not restored %s',
  async ([, restored]) => {
    const next = await stored('/redirects', { from: '/baru', to: '/kontak', ...published })
    await change(`/redirects/${next}`, binned)
    await stored('/redirects', { from: '/lama', to: '/baru', ...published })
    expect(await getSources()).toEqual(['/lama'])
    expect(await change(`/redirects/${next}?trash=true`, restored)).toEqual([
      ['from', expect.stringContaining('Pengalihan dari “/lama” menuju alamat ini.')],
    ])
    expect(await change(`/redirects/${next}?trash=true`, { deletedAt: null, ...draft })).toEqual([])
    expect(await getSources()).toEqual(['/lama'])
  },
)

test('stores no draft with the address of another redirect', async () => {
  await stored('/redirects?draft=true', { from: '/lama', to: '/kontak', ...draft })
  const response = await send('/redirects?draft=true', 'POST', { from: '/lama', to: '/', ...draft })
  expect(response.status).toBe(400)
  expect((await response.json()).errors[0].data.errors).toMatchObject([{ path: 'from' }])
})

test('names the bin where a redirect in it has the address', async () => {
  const id = await stored('/redirects', { from: '/lama', to: '/kontak', ...published })
  await change(`/redirects/${id}`, binned)
  expect(await faults('/redirects', { from: '/lama', to: '/produk', ...published })).toEqual([
    ['from', expect.stringContaining('ada di tempat sampah')],
  ])
})

test('names the bin where a page in it has the address', async () => {
  const page = { slug: 'syarat', title: 'Syarat', body, ...published }
  const id = await stored('/pages?locale=id', page)
  await change(`/pages/${id}`, binned)
  expect(await faults('/pages?locale=id', { ...page, title: 'Lain' })).toEqual([
    ['slug', expect.stringContaining('Halaman “Syarat” di tempat sampah masih punya alamat ini.')],
  ])
})

test('publishes a page at an address whose redirect is a draft, which then cannot be published', async () => {
  const id = await stored('/redirects?draft=true', { from: '/syarat', to: '/kontak', ...draft })
  const page = { slug: 'syarat', title: 'Syarat', body, ...published }
  await stored('/pages?locale=id', page)
  expect(await change(`/redirects/${id}`, published)).toEqual([
    ['from', expect.stringContaining('Alamat ini halaman “Syarat”.')],
  ])
})

test('publishes no more redirects than a site reads, also from drafts', async () => {
  const id = await stored('/redirects?draft=true', { from: '/lama', to: '/kontak', ...draft })
  await runSql(
    service,
    sql`INSERT INTO redirects ("from", "to", to_path, _status)
        WITH RECURSIVE numbers (number) AS
          (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 1000)
        SELECT '/lama-' || number, '/kontak', '/kontak', 'published' FROM numbers`,
  )
  expect(await change(`/redirects/${id}`, published)).toEqual([
    ['from', expect.stringContaining('Paling banyak 1000 pengalihan.')],
  ])
  const [first] = (await service.payload.find({ collection: 'redirects', sort: '-id', limit: 1 }))
    .docs
  expect(await change(`/redirects/${first?.id}`, { to: '/produk', ...published })).toEqual([])
})

async function getSources(): Promise<string[]> {
  const { data } = await (await service.call('/api/redirects')).json()
  return data.data.map(({ from }: { from: string }) => from)
}

async function stored(path: string, data: object): Promise<number> {
  const response = await send(path, 'POST', data)
  expect(response.status).toBe(201)
  return (await response.json()).doc.id
}

function change(path: string, data: object) {
  return faults(path, data, 'PATCH')
}

/** Returns the rejected fields, each with its message. */
async function faults(path: string, data: object, method = 'POST'): Promise<[string, string][]> {
  const { errors = [] } = await (await send(path, method, data)).json()
  const fields: { path: string; message: string }[] = errors[0]?.data.errors ?? []
  return fields.map(({ path: field, message }) => [field, message])
}

function send(path: string, method: string, data: object): Promise<Response> {
  return service.callAdmin(path, { method, headers: asEditor, body: JSON.stringify(data) })
}
