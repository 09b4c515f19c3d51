import '../../testing/daily-on-sqlite.ts'
import { expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')

type Place = { name: string; excerpt: string }
type Group = { kind: string; results: { title: string; place: Place | null }[] }

const body = getBody([{ id: 'Isi', en: 'Body' }], 'id')

async function ask(name: string, query: Record<string, string> = {}, headers = asEditor) {
  const path = `/desk/${name}?${new URLSearchParams(query)}`
  const response = await service.callAdmin(path, { headers })
  return { status: response.status, body: await response.json() }
}

async function storeProduct(name: string, english?: string): Promise<number> {
  const data = { name, description: 'Uji', sortOrder: 1 }
  const { id } = await service.payload.create({ collection: 'products', data })
  if (english) {
    const texts = { name: english, description: 'Test' }
    await service.payload.update({ collection: 'products', id, locale: 'en', data: texts })
  }
  return id
}

test.for(['search', 'link-targets', 'link'])('responds to no stranger at %s', async (name) => {
  expect((await ask(name, { q: 'a' }, {})).status).toBe(403)
})

test('offers the fixed pages, sheets, products and articles to link to', async () => {
  const product = await storeProduct('Nikel')
  const { id: post } = await service.payload.create({
    collection: 'blog-posts',
    data: { title: 'Kapal berangkat', body, _status: 'draft' },
  })
  const { targets } = (await ask('link-targets')).body
  expect(targets).toContainEqual({
    address: '/kontak',
    kind: 'Halaman',
    title: 'Kontak',
    also: 'Contact',
    isPublic: true,
    isOld: false,
  })
  expect(targets).toContainEqual({
    address: '/produk/batubara',
    kind: 'Lembar spesifikasi',
    title: 'Batubara',
    also: 'Coal',
    isPublic: true,
    isOld: false,
  })
  expect(targets).toContainEqual({
    address: `/produk/${product}`,
    kind: 'Produk',
    title: 'Nikel',
    also: 'Nikel',
    isPublic: true,
    isOld: false,
  })
  expect(targets.at(-1)).toEqual({
    address: `/blog/${post}`,
    kind: 'Artikel blog',
    title: 'Kapal berangkat',
    also: 'Kapal berangkat',
    isPublic: false,
    isOld: false,
  })
  const find = async (q: string) =>
    (await ask('link-targets', { q })).body.targets.map((one: { address: string }) => one.address)
  expect(await find('produk nikel')).toEqual([`/produk/${product}`])
  expect(await find('contact'), 'in the other language').toContain('/kontak')
})

test('names where an address leads, and follows what editors change', async () => {
  const getState = async (address: string) => (await ask('link', { q: address })).body
  const id = await storeProduct('Bauksit')
  const leads = { state: 'shown', kind: 'Produk', title: 'Bauksit' }
  expect(await getState(`/en/produk/${id}?x=1`)).toEqual(leads)
  await service.payload.update({ collection: 'products', id, data: { name: 'Bauksit baru' } })
  expect(await getState(`/produk/${id}`)).toEqual({ ...leads, title: 'Bauksit baru' })
  await service.payload.delete({ collection: 'products', id })
  expect(await getState(`/produk/${id}`)).toEqual({ state: 'missing' })
  expect(await getState('https://contoh.example/')).toEqual({ state: 'outside' })
})

test('says that an article is not shown before it is published and its date has come', async () => {
  const data = { title: 'Nanti', body, _status: 'draft' } as const
  const { id } = await service.payload.create({ collection: 'blog-posts', data })
  const state = async () => (await ask('link', { q: `/blog/${id}` })).body.state
  expect(await state()).toBe('draft')
  const update = (publishedDate: string) =>
    service.payload.update({
      collection: 'blog-posts',
      id,
      data: { publishedDate, _status: 'published' },
    })
  await update('2999-01-01T00:00:00.000Z')
  expect(await state()).toBe('draft')
  await update('2020-01-01T00:00:00.000Z')
  expect(await state()).toBe('shown')
  await service.payload.update({
    collection: 'blog-posts',
    id,
    draft: true,
    data: { title: 'Nanti, baru' },
  })
  expect(await state()).toBe('shown')
})

test('finds documents by their title in either language, without regard to case', async () => {
  const id = await storeProduct('Pasir Café', 'Fine sand')
  const href = `/admin/collections/products/${id}`
  const result = { href, title: 'Pasir Café', also: 'Fine sand', place: null }
  const expected = { kind: 'Produk', results: [result], hasMore: false }
  for (const q of ['pasir cAFÉ', 'fine SAND', ' sand  café ']) {
    expect((await ask('search', { q })).body.found, q).toEqual([expected])
  }
  for (const q of ['', ' ', '%_', '_', 'pasir nikel', 'x'.repeat(100_000), '\0']) {
    expect((await ask('search', { q })).body.found, q).toEqual([])
  }
})

test('lists the kind with the best title first, and titles that begin with the query before others', async () => {
  await storeProduct('Bijih timah')
  await storeProduct('Timah murni')
  const { found } = (await ask('search', { q: 'timah' })).body
  expect(found.slice(0, 2)).toMatchObject([
    { kind: 'Lembar spesifikasi', results: [{ title: 'Timah' }] },
    { kind: 'Produk', results: [{ title: 'Timah murni' }, { title: 'Bijih timah' }] },
  ])
})

test('finds texts, figures in any spelling and telephone numbers, and names the place', async () => {
  const rows = [{ parameter: 'Kadar', kind: 'exact' as const, exact: '4700', unit: 't' }]
  await service.payload.create({
    collection: 'products',
    data: { name: 'Kaolin', description: 'Uji', sortOrder: 1, grades: [{ name: 'A1', rows }] },
  })
  const text = structuredClone(body)
  text.root.children = getBody([{ id: 'Kapal memuat 4,700 t', en: '' }], 'id').root.children
  await service.payload.create({ collection: 'blog-posts', data: { title: 'Kabar', body: text } })
  await service.payload.create({
    collection: 'people',
    data: { name: 'Budi', role: 'Penjualan', phone: '+62 812-0000-4711', sortOrder: 1 },
  })
  const { id } = await service.payload.create({
    collection: 'messages',
    data: {
      ...{ name: 'Lee', email: 'lee@pembeli.example', phone: '(0812) 0000 4711' },
      ...{ message: 'Butuh 4.700 ton, kadar 0,5', receivedAt: new Date().toISOString() },
      ...{ reference: 'RFQ-261122-7F3K', company: 'Contoh Power' },
      status: 'new',
    },
  })
  const places = async (q: string, headers = asEditor) => {
    const { found } = (await ask('search', { q }, headers)).body
    return found.flatMap(({ results }: Group) =>
      results.map(({ title, place }) => [title, place?.name, place?.excerpt]),
    )
  }
  const inMessage = ['Lee', 'Pesan', 'Butuh 4.700 ton, kadar 0,5']
  for (const q of ['4700', '4.700', '4,700']) {
    expect(await places(q), q).toEqual([
      ['Kabar', 'Isi artikel', 'Kapal memuat 4,700 t'],
      ['Kaolin', 'Mutu 1 · Angka 1 · Nilai', '4700'],
      inMessage,
    ])
  }
  for (const q of ['0812 0000 4711', '+6281200004711', '081200004711', '812-0000-4711']) {
    expect(await places(q), q).toEqual([
      ['Budi', 'Telepon', '+62 812-0000-4711'],
      ['Lee', 'Telepon', '(0812) 0000 4711'],
    ])
  }
  for (const q of ['%_', 'l_e', '0%800000']) expect(await places(q), q).toEqual([])
  expect(await places('7f3k')).toEqual([['Lee', 'Nomor referensi', 'RFQ-261122-7F3K']])
  expect(await places('power lee')).toEqual([['Lee', 'Nama', 'Lee']])
  expect(await places('butuh 0.5')).toEqual([inMessage])
  await service.payload.update({ collection: 'messages', id, data: { addNote: 'Kapal tiba' } })
  expect(await places('kapal tiba')).toEqual([['Lee', 'Catatan 1 · Catatan', 'Kapal tiba']])
  await service.payload.create({
    collection: 'message-replies',
    data: {
      ...{
        message: id,
        key: 'uji',
        author: 'Sari',
        replyTo: 'sari@contoh.example',
        text: 'Tongkang 300 kaki',
      },
      ...{ to: 'lee@pembeli.example', language: 'id', subject: 'Uji', state: 'sent', attempts: 1 },
    },
  })
  expect(await places('tongkang kaki')).toEqual([['Lee', 'Percakapan', 'Tongkang 300 kaki']])
  expect(await places('4700', await service.signIn('sales'))).toEqual([inMessage])
})

test('finds only what the account may open', async () => {
  const data = { title: 'Rahasia', url: '/', sortOrder: 1 }
  await service.payload.create({ collection: 'menu-items', data })
  const asAdmin = await service.signIn('admin')
  const countFor = async (headers: Record<string, string>) => {
    const { found } = (await ask('search', { q: 'rahasia' }, headers)).body
    return found.length
  }
  expect(await countFor(asAdmin)).toBe(1)
  expect(await countFor(asEditor)).toBe(0)
  expect((await ask('search', { q: 'admin' }, asAdmin)).body.found).toEqual([])
})

test('keeps a product to which the home page or an article links', async () => {
  const remove = (id: number) =>
    service.callAdmin(`/products/${id}`, { method: 'DELETE', headers: asEditor })
  const first = await storeProduct('Mangan')
  const hero = { title: 'Judul', buttonText: 'Lihat', buttonUrl: `/produk/${first}` }
  await service.payload.updateGlobal({ slug: 'home-page', data: { hero } })
  const rejected = await remove(first)
  expect(rejected.status).toBe(409)
  expect((await rejected.json()).errors[0].message).toContain('masih dipakai di: Beranda')
  await service.payload.updateGlobal({
    slug: 'home-page',
    data: { hero: { ...hero, buttonUrl: null } },
  })
  expect((await remove(first)).status).toBe(200)

  const second = await storeProduct('Besi')
  const linked = structuredClone(body)
  linked.root.children.push({
    type: 'paragraph',
    version: 1,
    children: [
      {
        type: 'link',
        version: 3,
        fields: { linkType: 'custom', url: `/en/produk/${second}`, newTab: false },
        children: [],
      },
    ],
  })
  await service.payload.create({
    collection: 'blog-posts',
    data: { title: 'Bijih', body: linked, _status: 'draft' },
  })
  expect((await (await remove(second)).json()).errors[0].message).toContain('Artikel blog “Bijih”')
})
