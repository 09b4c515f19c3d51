import { expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { rejectedPath } from './rejected-path.ts'

const service = await openServiceForFile()
const asEditor = { ...(await service.signIn('editor')), 'Content-Type': 'application/json' }

test('rejects the later of two saves from one state, and keeps the earlier', async () => {
  const { id, updatedAt } = await storeProduct()
  const first = await send(`/products/${id}?locale=id`, { name: 'Pertama', updatedAt })
  const second = await send(`/products/${id}?locale=id`, { name: 'Kedua', updatedAt })
  expect([first.status, second.status]).toEqual([200, 409])
  expect(second.body.errors[0]).toMatchObject({
    message: expect.stringContaining('Orang lain telah menyimpan dokumen ini'),
    data: { errors: [{ path: rejectedPath }] },
  })
  expect((await get(`/products/${id}`)).name).toBe('Pertama')
})

test('gives the reason in the language of the editor', async () => {
  const { id, updatedAt } = await storeProduct()
  await send(`/products/${id}`, { name: 'Pertama' })
  const headers = { ...asEditor, 'Accept-Language': 'en' }
  const init = { method: 'PATCH', headers, body: JSON.stringify({ name: 'Kedua', updatedAt }) }
  const response = await service.callAdmin(`/products/${id}`, init)
  expect((await response.json()).errors[0].message).toContain('Somebody else has saved')
})

test('accepts a save with the stamp of the editor’s own last save', async () => {
  let { id, updatedAt } = await storeProduct()
  for (const name of ['Satu', 'Dua', 'Tiga']) {
    const saved = await send(`/products/${id}`, { name, updatedAt })
    expect(saved.status).toBe(200)
    updatedAt = saved.body.doc.updatedAt
  }
})

test('accepts a save without a stamp', async () => {
  const { id } = await storeProduct()
  await send(`/products/${id}`, { name: 'Pertama' })
  expect((await send(`/products/${id}`, { name: 'Kedua' })).status).toBe(200)
})

test('accepts a save over the version that was shown', async () => {
  const { id, updatedAt } = await storeProduct()
  const first = await send(`/products/${id}`, { name: 'Pertama', updatedAt })
  const over = { name: 'Kedua', updatedAt: first.body.doc.updatedAt }
  expect((await send(`/products/${id}`, over)).status).toBe(200)
})

test('accepts one of 30 concurrent saves from one state', async () => {
  const { id, updatedAt } = await storeProduct()
  const saves = Array.from({ length: 30 }, (_, index) =>
    send(`/products/${id}?locale=id`, { name: `Batubara ${index}`, updatedAt }),
  )
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(29)
})

test('keeps every field of 30 concurrent saves of different fields', async () => {
  const { id } = await storeProduct()
  const saves = Array.from({ length: 30 }, (_, index) =>
    index % 2
      ? send(`/products/${id}?locale=id`, { name: `Batubara ${index}` })
      : send(`/products/${id}?locale=id`, { sortOrder: index + 1 }),
  )
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const product = await get(`/products/${id}`)
  expect([product.name.startsWith('Batubara '), product.sortOrder > 0]).toEqual([true, true])
})

test.for([
  ['home-page', { hero: { title: 'Semula' }, _status: 'published' }],
  ['company-settings', { companyName: 'Semula', _status: 'published' }],
] as const)('rejects a save of %s from an older state', async ([slug, data]) => {
  await send(`/globals/${slug}`, data, 'POST')
  const { updatedAt } = await get(`/globals/${slug}`)
  const first = await send(`/globals/${slug}`, { ...data, updatedAt }, 'POST')
  const second = await send(`/globals/${slug}`, { ...data, updatedAt }, 'POST')
  expect([first.status, second.status]).toEqual([200, 409])
  const over = { ...data, updatedAt: first.body.result.updatedAt }
  expect((await send(`/globals/${slug}`, over, 'POST')).status).toBe(200)
})

test('treats drafts and autosaves as saves', async () => {
  const post = await storePost('published')
  const draft = await send(`/blog-posts/${post.id}?draft=true`, {
    title: 'Draf',
    _status: 'draft',
    updatedAt: post.updatedAt,
  })
  expect(draft.status).toBe(200)
  const behind = { title: 'Lain', updatedAt: post.updatedAt }
  expect((await send(`/blog-posts/${post.id}`, { ...behind, _status: 'published' })).status).toBe(
    409,
  )
  let { updatedAt } = draft.body.doc
  for (const title of ['Draf 2', 'Draf 3']) {
    const autosave = await send(`/blog-posts/${post.id}?draft=true&autosave=true`, {
      title,
      updatedAt,
    })
    expect(autosave.status).toBe(200)
    updatedAt = autosave.body.doc.updatedAt
  }
  const published = { title: 'Terbit', _status: 'published', updatedAt }
  expect((await send(`/blog-posts/${post.id}`, published)).status).toBe(200)
})

test('rejects a save from before a post was unpublished, published by schedule or restored', async () => {
  const { id, updatedAt } = await storePost('published')
  const stale = { title: 'Lama' }
  const unpublished = await send(`/blog-posts/${id}`, { _status: 'draft', updatedAt })
  expect(unpublished.status).toBe(200)
  expect((await send(`/blog-posts/${id}?draft=true`, { ...stale, updatedAt })).status).toBe(409)

  const beforeSchedule = unpublished.body.doc.updatedAt
  await service.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'blog-posts', value: id } },
  })
  await service.payload.jobs.run({ allQueues: true, silent: true })
  const late = await send(`/blog-posts/${id}?draft=true`, { ...stale, updatedAt: beforeSchedule })
  expect(late.status).toBe(409)

  const beforeRestore = (await get(`/blog-posts/${id}?draft=true`)).updatedAt
  const versions = await get(`/blog-posts/versions?where[parent][equals]=${id}&sort=createdAt`)
  await send(`/blog-posts/versions/${versions.docs[0].id}`, {}, 'POST')
  const later = await send(`/blog-posts/${id}`, { ...stale, updatedAt: beforeRestore })
  expect(later.status).toBe(409)
})

test('changes only the chosen fields in many documents at once, and nothing that others save meanwhile', async () => {
  const products = [await storeProduct(), await storeProduct(), await storeProduct()]
  const ids = products.map(({ id }) => id)
  const query = `where[id][in]=${ids.join(',')}&locale=id`
  const [bulk, ...saves] = await Promise.all([
    send(`/products?${query}`, { sortOrder: 7 }),
    ...ids.map((id) => send(`/products/${id}?locale=id`, { name: `Ditulis ${id}` })),
  ])
  expect([bulk.status, ...saves.map(({ status }) => status)]).toEqual([200, 200, 200, 200])
  for (const id of ids) {
    expect(await get(`/products/${id}?locale=id`)).toMatchObject({
      name: `Ditulis ${id}`,
      sortOrder: 7,
    })
  }
  const [product] = products
  const stale = { name: 'Lama', updatedAt: product?.updatedAt }
  expect((await send(`/products/${product?.id}`, stale)).status).toBe(409)
})

test('does not count a sign-in as a change of the account', async () => {
  const { docs } = await get('/users')
  const [{ id, updatedAt }] = docs
  await service.signIn('admin')
  expect((await send(`/users/${id}`, { name: 'Sari', updatedAt })).status).toBe(200)
})

test('accepts the stamp of an account after its password was changed', async () => {
  const { user } = await get('/users/me')
  const password = 'kuda benar baterai staples'
  const change = { password, confirmation: 'sandi-untuk-uji-coba', updatedAt: user.updatedAt }
  const changed = await send(`/users/${user.id}`, change)
  expect(changed.status).toBe(200)
  const again = { name: 'Rani', updatedAt: changed.body.doc.updatedAt }
  expect((await send(`/users/${user.id}`, again)).status).toBe(200)
})

test.for(['abc', '-1', '0', '987654321'])('saves no document %s', async (id) => {
  expect([400, 404]).toContain((await send(`/products/${id}`, { updatedAt: 'x' })).status)
})

test('reveals nothing of a document without a session', async () => {
  const { id, updatedAt } = await storeProduct()
  await send(`/products/${id}`, { name: 'Pertama' })
  const init = {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ updatedAt }),
  }
  expect((await service.callAdmin(`/products/${id}`, init)).status).toBe(403)
})

function storeProduct() {
  const data = { name: 'Semula', description: 'Termal', sortOrder: 100 }
  return service.payload.create({ collection: 'products', data, locale: 'id' })
}

function storePost(status: 'draft' | 'published') {
  const body = getBody([{ id: 'Isi.', en: 'Text.' }], 'id')
  const data = { title: 'Semula', body, _status: status }
  return service.payload.create({ collection: 'blog-posts', data, locale: 'id' })
}

async function send(path: string, data: object, method = 'PATCH') {
  const init = { method, headers: asEditor, body: JSON.stringify(data) }
  const response = await service.callAdmin(path, init)
  return { status: response.status, body: await response.json() }
}

async function get(path: string) {
  return (await service.callAdmin(path, { headers: asEditor })).json()
}
