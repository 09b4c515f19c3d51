import { endpoints } from '@niaga/contract/endpoints'
import { afterEach, expect, test, vi } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { contentVersion } from '../../collections/content-versions/versions.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { announceDuePosts } from './due-posts.ts'

const body = getBody([{ id: 'Isi artikel', en: '' }], 'id')

const service = await openServiceForFile()
const asEditor = { ...(await service.signIn('editor')), 'Content-Type': 'application/json' }

afterEach(async () => {
  vi.useRealTimers()
  await announceDuePosts(service.payload)
})

test('dates a post that is published without a date, and keeps the date that was chosen', async () => {
  const before = Date.now()
  const undated = await publish({ title: 'Tanpa tanggal' })
  expect(Date.parse(undated.publishedDate)).toBeGreaterThanOrEqual(before)
  const date = '2025-03-01T02:00:00.000Z'
  const dated = await publish({ title: 'Bertanggal', publishedDate: date })
  expect(dated.publishedDate).toBe(date)
  expect((await save(undated.id, { title: 'Disunting' })).publishedDate).toBe(undated.publishedDate)
  expect((await service.call(`/api/blogs/${undated.id}`)).status).toBe(200)
})

test('leaves a draft without a date, and dates it when its status becomes published', async () => {
  const draft = await send('/blog-posts?draft=true', 'POST', {
    title: 'Draf',
    body,
    _status: 'draft',
  })
  expect(draft.publishedDate ?? null).toBeNull()
  expect((await save(draft.id, {})).publishedDate).toMatch(/^\d{4}-/)
})

test('dates a post that is published by its schedule', async () => {
  const draft = await send('/blog-posts?draft=true', 'POST', {
    title: 'Jadwal',
    body,
    _status: 'draft',
  })
  const { docs } = await service.payload.find({ collection: 'users', limit: 1 })
  await service.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'blog-posts', value: draft.id },
      user: { relationTo: 'users', value: docs[0]?.id ?? 0 },
    },
  })
  await service.payload.jobs.run({ allQueues: true, silent: true })
  const post = await service.payload.findByID({ collection: 'blog-posts', id: draft.id })
  expect([post._status, typeof post.publishedDate]).toEqual(['published', 'string'])
})

test('keeps the missing date of a post that is imported', async () => {
  const data = { title: 'Impor', body, _status: 'published' as const }
  const { publishedDate } = await service.payload.create({ collection: 'blog-posts', data })
  expect(publishedDate ?? null).toBeNull()
})

test('shows a post with a future date nowhere until then, and everywhere from then on', async () => {
  const date = '2099-01-01T00:00:00.000Z'
  const { id, _status } = await publish({ title: 'Nanti', publishedDate: date })
  expect(_status).toBe('published')
  expect(await isShown(id)).toEqual([false, false, false])

  const version = await contentVersion(service)
  await announceDuePosts(service.payload)
  expect(await contentVersion(service)).toBe(version)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(date) })
  // The clock alone shows nothing: a version of the content is the same whenever it is requested.
  expect(await isShown(id)).toEqual([false, false, false])
  await announceDuePosts(service.payload)
  expect(await contentVersion(service)).toBe(version + 1)
  expect(await isShown(id)).toEqual([true, true, true])
  await announceDuePosts(service.payload)
  expect(await contentVersion(service)).toBe(version + 1)
})

test.for([
  '+020270-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  ['2027-01-01T00:00:00.000Z'],
])('rejects the date %s, which would be shown before its time or fail', async (publishedDate) => {
  const data = { title: 'Salah ketik', body, _status: 'published', publishedDate }
  const init = { method: 'POST', headers: asEditor, body: JSON.stringify(data) }
  const response = await service.callAdmin('/blog-posts', init)
  expect(response.status).toBe(400)
  expect((await response.json()).errors[0].data.errors[0].path).toBe('publishedDate')
})

test('hides a post again that a wrong clock showed too early', async () => {
  const date = '2099-01-01T00:00:00.000Z'
  const { id } = await publish({ title: 'Terlalu dini', publishedDate: date })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(date) })
  await announceDuePosts(service.payload)
  expect(await isShown(id)).toEqual([true, true, true])
  vi.useRealTimers()
  await announceDuePosts(service.payload)
  expect(await isShown(id)).toEqual([false, false, false])
})

/** Whether a post is shown on its own page, in the list, and in the news of the home page. */
async function isShown(id: number): Promise<boolean[]> {
  const page = await service.call(`/api/blogs/${id}`)
  const list = endpoints.blogs.response.parse(await (await service.call('/api/blogs')).json())
  const home = endpoints.home.response.parse(await (await service.call('/api/home')).json())
  return [
    page.status === 200,
    list.items.some((post) => post.id === id),
    home.latest_news.some((post) => post.id === id),
  ]
}

function publish(data: object) {
  return send('/blog-posts', 'POST', { body, _status: 'published', ...data })
}

function save(id: number, data: object) {
  return send(`/blog-posts/${id}`, 'PATCH', { _status: 'published', ...data })
}

async function send(path: string, method: string, data: object) {
  const init = { method, headers: asEditor, body: JSON.stringify(data) }
  const response = await service.callAdmin(path, init)
  expect(response.status).toBeLessThan(300)
  const { doc } = await response.json()
  return doc
}
