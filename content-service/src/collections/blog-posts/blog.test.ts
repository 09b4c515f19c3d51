import { endpoints } from '@niaga/contract/endpoints'
import { expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()

const body = getBody([{ id: 'Isi artikel', en: '' }], 'id')

async function store(title: string, publishedDate: string | null, status: 'draft' | 'published') {
  const { id } = await service.payload.create({
    collection: 'blog-posts',
    locale: 'id',
    draft: status === 'draft',
    data: { title, body, publishedDate, _status: status },
  })
  return id
}

async function listed(query = '') {
  const response = await service.call(`/api/blogs${query}`)
  return endpoints.blogs.response.parse(await response.json()).items
}

async function newsTitles() {
  const response = await service.call('/api/home')
  const { latest_news } = endpoints.home.response.parse(await response.json())
  return latest_news.map(({ translation }) => translation.title)
}

test('shows no draft before it is published', async () => {
  const id = await store('Draf', '2026-10-01T00:00:00.000Z', 'draft')
  expect((await listed()).map(({ title }) => title)).not.toContain('Draf')
  expect(await newsTitles()).not.toContain('Draf')
  expect((await service.call(`/api/blogs/${id}`)).status).toBe(404)

  await service.payload.update({
    collection: 'blog-posts',
    id,
    locale: 'id',
    data: { _status: 'published' },
  })
  expect((await listed()).map(({ title }) => title)).toContain('Draf')
  expect(await newsTitles()).toContain('Draf')
  expect((await service.call(`/api/blogs/${id}`)).status).toBe(200)
})

test('keeps showing the published version while a new draft is written', async () => {
  const id = await store('Terbit', '2026-09-01T00:00:00.000Z', 'published')
  await service.payload.update({
    collection: 'blog-posts',
    id,
    locale: 'id',
    draft: true,
    data: { title: 'Belum selesai' },
  })
  const detail = await (await service.call(`/api/blogs/${id}`)).json()
  expect(detail.data.title).toBe('Terbit')
})

test('lists the newest first and posts without a date last', async () => {
  await store('Lama', '2020-01-01T00:00:00.000Z', 'published')
  await store('Tanpa tanggal', null, 'published')
  await store('Terbaru', '2026-11-01T00:00:00.000Z', 'published')
  const titles = (await listed()).map(({ title }) => title)
  expect(titles[0]).toBe('Terbaru')
  expect(titles.slice(-2)).toEqual(['Lama', 'Tanpa tanggal'])
})

test('finds a post by its title as it is now, without accents, and no draft', async () => {
  const query = (q: string) => `?page=1&per_page=10&${new URLSearchParams({ q })}`
  const titles = async (q: string) => (await listed(query(q))).map(({ title }) => title)
  const id = await store('Kadar Fe₂O₃ di Kafé', '2026-08-01T00:00:00.000Z', 'published')
  await store('Kadar fe2o3 yang belum terbit', '2026-08-02T00:00:00.000Z', 'draft')
  expect(await titles('fe2o3')).toEqual(['Kadar Fe₂O₃ di Kafé'])
  expect(await titles(' KAFE ')).toEqual(['Kadar Fe₂O₃ di Kafé'])
  expect((await listed(`${query('kafe')}&lang=en`)).map((post) => post.id)).toEqual([id])
  const change = { collection: 'blog-posts', id, locale: 'id' } as const
  await service.payload.update({ ...change, data: { title: 'Kadar silika' } })
  expect([await titles('kafe'), await titles('silika')]).toEqual([[], ['Kadar silika']])
  await service.payload.update({ ...change, data: { _status: 'draft' } })
  expect(await titles('silika')).toEqual([])
})

test('returns an untranslated post in Indonesian', async () => {
  const id = await store('Hanya Indonesia', '2025-01-01T00:00:00.000Z', 'published')
  const detail = await (await service.call(`/api/blogs/${id}?lang=en`)).json()
  expect(endpoints.blog.response.parse(detail)).toEqual({
    id,
    title: 'Hanya Indonesia',
    image: null,
    category: null,
    published_date: '2025-01-01T00:00:00.000Z',
    updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
    content: '<p>Isi artikel</p>',
  })
})
