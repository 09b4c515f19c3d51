import '../../testing/daily-on-sqlite.ts'
import { expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const asEditor = { ...(await service.signIn('editor')), 'Content-Type': 'application/json' }

test.for(['products', 'tools'] as const)('restores an earlier text of %s', async (collection) => {
  const { payload } = service
  const data = { name: 'Semula', description: 'Keterangan', sortOrder: 1 }
  const { id } = await payload.create({ collection, data })
  await payload.update({ collection, id, data: { name: 'Kemudian' } })
  const list = await call(`/${collection}/versions?where[parent][equals]=${id}&sort=createdAt`)
  const [first] = list.docs
  expect(first.version.name).toBe('Semula')
  await call(`/${collection}/versions/${first.id}`, 'POST')
  expect((await payload.findByID({ collection, id })).name).toBe('Semula')
})

test.for([
  ['home-page', { hero: { title: 'Semula' } }, { hero: { title: 'Kemudian' } }],
  ['company-settings', { companyName: 'Semula' }, { companyName: 'Kemudian' }],
] as const)('restores an earlier text of %s', async ([slug, before, after]) => {
  const published = { _status: 'published' }
  await call(`/globals/${slug}?locale=id`, 'POST', { ...before, ...published })
  await call(`/globals/${slug}?locale=id`, 'POST', { ...after, ...published })
  const list = await call(`/globals/${slug}/versions?sort=createdAt`)
  await call(`/globals/${slug}/versions/${list.docs[0].id}`, 'POST')
  expect(await call(`/globals/${slug}?locale=id`)).toMatchObject(before)
})

test('publishes a post at the time that an editor set', async () => {
  const { payload } = service
  const body = getBody([{ id: 'Isi.', en: 'Text.' }], 'id')
  const { id } = await payload.create({
    collection: 'blog-posts',
    data: { title: 'Terjadwal', body, _status: 'draft' },
  })
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'blog-posts', value: id } },
    waitUntil: new Date(Date.now() + 300),
  })
  await payload.jobs.run({ allQueues: true, silent: true })
  expect((await service.call(`/api/blogs/${id}`)).status).toBe(404)
  await new Promise((resolve) => setTimeout(resolve, 400))
  await payload.jobs.run({ allQueues: true, silent: true })
  expect((await service.call(`/api/blogs/${id}`)).status).toBe(200)
})

test('publishes nothing on behalf of a deleted account', async () => {
  const { payload } = service
  const body = getBody([{ id: 'Isi.', en: 'Text.' }], 'id')
  const { id } = await payload.create({
    collection: 'blog-posts',
    data: { title: 'Terjadwal', body, _status: 'draft' },
  })
  const account = { name: 'Lama', email: 'lama@contoh.example', password: 'sandi-yang-panjang' }
  const user = await payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
  const doc = { relationTo: 'blog-posts', value: id } as const
  const by = { relationTo: 'users', value: user.id } as const
  const input = { type: 'publish', doc, user: by } as const
  await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date() })
  await payload.delete({ collection: 'users', id: user.id })
  await payload.jobs.run({ allQueues: true, silent: true })
  expect((await service.call(`/api/blogs/${id}`)).status).toBe(404)
})

async function call(path: string, method = 'GET', body?: object) {
  const init = { method, headers: asEditor, body: body ? JSON.stringify(body) : undefined }
  const response = await service.callAdmin(path, init)
  expect(response.status).toBeLessThan(300)
  return response.json().then((json) => json.result ?? json)
}
