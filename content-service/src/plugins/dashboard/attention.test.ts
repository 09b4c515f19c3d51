import '../../testing/daily-on-sqlite.ts'
import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import type { Message } from '../../platform/payload-types.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { findAttention, type Reason } from './attention.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')

beforeAll(async () => {
  await service.signIn('admin')
})

const body = getBody([{ id: 'Isi', en: 'Body' }], 'id')

async function getAttention(reason: Reason, role: 'admin' | 'editor' = 'editor') {
  const { payload } = service
  const where = { role: { equals: role } }
  const [user] = (await payload.find({ collection: 'users', where, limit: 1, sort: '-id' })).docs
  const req = await createLocalReq({ user }, payload)
  return (await findAttention(req, req.i18n))
    .filter((one) => one.reason === reason)
    .map(({ href, name, count, links }) => ({ href, name, count, links }))
}

function listOf(slug: string, ...ids: number[]): string {
  return `/admin/collections/${slug}?where[or][0][and][0][id][in]=${ids.join(',')}`
}

test('needs no attention without content', async () => {
  expect(await getAttention('missing')).toEqual([])
  expect(await getAttention('broken')).toEqual([])
  expect(await getAttention('draft')).toEqual([])
})

test('lists what lacks texts, with a link to just these documents', async () => {
  const { payload } = service
  const ids: number[] = []
  for (const name of ['Energi', 'Logam']) {
    const data = { name, description: 'Uji', sortOrder: 1 }
    ids.push((await payload.create({ collection: 'businesses', data })).id)
  }
  const [first = 0, second = 0] = ids
  const list = await getAttention('missing')
  expect(list).toMatchObject([{ name: 'Unit bisnis', count: 2, links: [] }])
  expect([listOf('businesses', first, second), listOf('businesses', second, first)]).toContain(
    list[0]?.href,
  )
  await payload.update({
    collection: 'businesses',
    id: first,
    locale: 'en',
    data: { name: 'Energy', description: 'Test' },
  })
  expect(await getAttention('missing')).toMatchObject([
    { href: listOf('businesses', second), count: 1 },
  ])
  await payload.delete({ collection: 'businesses', where: { id: { in: ids } } })
})

test('lists broken links of documents and of the home page, and names the addresses', async () => {
  const { payload } = service
  const hero = { title: 'Judul', buttonText: 'Lihat', buttonUrl: '/tidak-ada' }
  await payload.updateGlobal({ slug: 'home-page', data: { hero } })
  const item = { title: 'Menu', url: '/produk/999', sortOrder: 1 }
  const { id } = await payload.create({ collection: 'menu-items', data: item })
  const home = {
    href: '/admin/globals/home-page',
    name: 'Beranda',
    count: 1,
    links: ['/tidak-ada'],
  }
  expect(await getAttention('broken', 'editor')).toEqual([home])
  expect(await getAttention('broken', 'admin')).toEqual([
    { href: listOf('menu-items', id), name: 'Menu', count: 1, links: ['/produk/999'] },
    home,
  ])
  await payload.update({ collection: 'menu-items', id, data: { url: '/en/produk/batubara?x#y' } })
  await payload.updateGlobal({
    slug: 'home-page',
    data: { hero: { ...hero, buttonUrl: '/kontak' } },
  })
  const where = { path: { equals: '/' } }
  const data = { closing: { buttonUrl: '/tidak-ada' } }
  const [texts] = (await payload.update({ collection: 'pages', where, data })).docs
  expect(await getAttention('broken', 'admin')).toEqual([
    { ...home, href: `/admin/collections/pages/${texts?.id}` },
  ])
  await payload.update({ collection: 'pages', where, data: { closing: { buttonUrl: '' } } })
  expect(await getAttention('broken', 'admin')).toEqual([])
})

test('lists expired prices of units that are not sold', async () => {
  const { payload } = service
  const tool = { name: 'Bor', description: 'Uji', sortOrder: 1 }
  const { id } = await payload.create({ collection: 'tools', data: tool })
  const unit = { tool: id, location: 'Sampit', offer: 'sale', sortOrder: 1 } as const
  const create = async (state: 'free' | 'sold', until: string) => {
    const price = { text: 'Rp 1', valid_until: `${until}T12:00:00.000Z` }
    const data = { ...unit, name: until, state, price }
    return (await payload.create({ collection: 'units', data })).id
  }
  await create('free', '2999-01-01')
  await create('sold', '2026-01-01')
  const expired = await create('free', '2026-01-01')
  expect(await getAttention('expired')).toMatchObject([
    { href: listOf('units', expired), count: 1 },
  ])
  await payload.delete({ collection: 'units', where: {} })
})

test('lists drafts, also of a published article, and what is to be published', async () => {
  const { payload } = service
  const collection = 'blog-posts'
  const publishedDate = '2999-01-01T00:00:00.000Z'
  const data = { title: 'Kapal', body, publishedDate, _status: 'published' as const }
  const { id } = await payload.create({ collection, data })
  expect(await getAttention('draft')).toEqual([])
  expect(await getAttention('planned')).toMatchObject([{ href: listOf(collection, id), count: 1 }])
  await payload.update({ collection, id, draft: true, data: { title: 'Kapal dua' } })
  expect(await getAttention('draft')).toMatchObject([{ href: listOf(collection, id), count: 1 }])

  const draft = { title: 'Tongkang', body, _status: 'draft' as const }
  const { id: other } = await payload.create({ collection, draft: true, data: draft })
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: collection, value: other } },
    waitUntil: new Date(Date.now() + 3_600_000),
  })
  expect(await getAttention('planned')).toMatchObject([{ name: 'Artikel blog', count: 2 }])
})

test('lists the company with an expired registration', async () => {
  const { payload } = service
  const registration = { name: 'Izin', number: 'CONTOH', validUntil: '2026-01-01' }
  const registrations = [{ name: 'NIB', number: 'CONTOH' }, registration]
  await payload.updateGlobal({
    slug: 'company-settings',
    data: { companyName: 'PT Contoh', registrations },
  })
  expect(await getAttention('expired')).toMatchObject([{ href: '/admin/globals/company-settings' }])
})

test('lists a product whose loading windows have all passed', async () => {
  const { payload } = service
  const data = { name: 'Nikel', description: 'Uji', sortOrder: 1 }
  const make = (...days: string[]) =>
    payload.create({
      collection: 'products',
      data: {
        ...{ ...data, terms: { windows: days.map((to) => ({ from: to, to, asOf: to })) } },
        grades: [
          { name: 'A', rows: [{ parameter: 'Ukuran', kind: 'range', from: '0', to: '14' }] },
        ],
      },
    })
  const before = await getAttention('expired')
  const [{ id }, { id: other }] = [
    await make('2026-01-01', '2026-02-01'),
    await make('2026-01-01', '2999-01-01'),
  ]
  const [products] = (await getAttention('expired')).filter(({ name }) => name === 'Produk')
  expect(before.some(({ name }) => name === 'Produk')).toBe(false)
  expect(products).toMatchObject({ href: listOf('products', id), count: 1 })
  await payload.delete({ collection: 'products', where: { id: { in: [id, other] } } })
})

test('lists a product with a note on law and market that was not checked for 30 days', async () => {
  const { payload } = service
  const note = (days: number) => {
    const checkedOn = new Date(Date.now() - days * 86_400_000).toISOString()
    return { title: 'Ekspor', text: 'Uji', checkedOn }
  }
  const data = { name: 'Timah', description: 'Uji', sortOrder: 1, terms: { notes: [note(30)] } }
  const { id } = await payload.create({ collection: 'products', data })
  expect(await getAttention('unchecked')).toEqual([])
  const terms = { notes: [note(0), note(31)] }
  await payload.update({ collection: 'products', id, data: { terms } })
  expect(await getAttention('unchecked')).toMatchObject([
    { href: listOf('products', id), count: 1 },
  ])
  await payload.delete({ collection: 'products', id })
})

test('lists messages that nobody has answered by the promised time, with a link to just these', async () => {
  const hourMs = 3_600_000
  const make = (status: Message['status'], answerInMs: number | null) =>
    service.payload.create({
      collection: 'messages',
      data: {
        ...{ name: 'Kim', email: 'kim@pembeli.example', message: 'Halo', status },
        receivedAt: new Date().toISOString(),
        answerBy: answerInMs === null ? null : new Date(Date.now() + answerInMs).toISOString(),
      },
    })
  await make('new', hourMs)
  await make('new', null)
  await make('quoted', -hourMs)
  expect(await getAttention('unanswered')).toEqual([])
  const late = [await make('new', -hourMs), await make('read', -hourMs)]
  const [entry, ...others] = await getAttention('unanswered')
  expect([entry, others]).toMatchObject([{ name: 'Pesan', count: 2, links: [] }, []])
  const query = entry?.href.replace('/admin/collections/messages', '') ?? ''
  const response = await service.callAdmin(`/messages${query}`, { headers: asEditor })
  const { docs }: { docs: Message[] } = await response.json()
  expect(docs.map(({ id }) => id).sort()).toEqual(late.map(({ id }) => id).sort())
})

test('names the messages whose answer could not be sent, until one is', async () => {
  const { payload } = service
  const data = { name: 'Lee', email: 'lee@pembeli.example', message: 'Halo' } as const
  const receivedAt = new Date().toISOString()
  const { id } = await payload.create({
    collection: 'messages',
    data: { ...data, status: 'quoted', receivedAt },
  })
  await payload.create({
    collection: 'message-replies',
    data: {
      ...{ message: id, key: 'a', author: 'Rani', to: data.email, replyTo: data.email },
      ...{ language: 'id', subject: 'x', text: 'x', attempts: 1 },
      ...{ state: 'failed', failure: 'address' },
    },
  })
  expect(await getAttention('unsent')).toMatchObject([{ name: 'Pesan', count: 1 }])
  await payload.update({ collection: 'messages', id, data: { firstAnsweredAt: receivedAt } })
  expect(await getAttention('unsent')).toMatchObject([{ count: 1 }])
  await payload.update({ collection: 'messages', id, data: { status: 'won' } })
  expect(await getAttention('unsent')).toEqual([])
})
