import { failureSchema } from '@niaga/contract/envelope'
import { expect, test } from 'vitest'
import { getBody } from '../../sample/body.ts'
import { openServiceForFile } from '../testing/open-service-for-file.ts'

const body = getBody([{ id: 'Isi artikel', en: '' }], 'id')

const service = await openServiceForFile()

async function storeProduct(status: 'published' | 'draft'): Promise<number> {
  const data = { name: 'Bauksit', description: 'Bijih.', sortOrder: 1, _status: status }
  const { id } = await service.payload.create({
    collection: 'products',
    draft: status === 'draft',
    data,
  })
  return id
}

async function getStatus(path: string): Promise<number> {
  return (await service.call(path)).status
}

function bin(collection: 'products' | 'blog-posts', id: number) {
  const deletedAt = new Date().toISOString()
  return service.payload.update({ collection, id, data: { deletedAt } })
}

test('says of what was public and is in the bin that it is gone, until it is restored', async () => {
  const id = await storeProduct('published')
  const path = `/api/products/${id}?language=en`
  expect(await getStatus(path)).toBe(200)
  await bin('products', id)
  const response = await service.call(path)
  expect(response.status).toBe(410)
  expect(failureSchema.parse(await response.json()).error.code).toBe('gone')
  expect(await getStatus(`/api/tools/${id}`)).toBe(404)
  const options = { collection: 'products', id, trash: true } as const
  await service.payload.update({ ...options, data: { deletedAt: null, _status: 'published' } })
  expect(await getStatus(path)).toBe(200)
  await bin('products', id)
  await service.payload.update({ ...options, data: { deletedAt: null, _status: 'draft' } })
  expect(await getStatus(path)).toBe(404)
})

test('says so for good after it is deleted permanently', async () => {
  const binned = await storeProduct('published')
  await bin('products', binned)
  await service.payload.delete({ collection: 'products', id: binned, trash: true })
  const direct = await storeProduct('published')
  await service.payload.delete({ collection: 'products', id: direct })
  for (const id of [binned, direct]) expect(await getStatus(`/api/products/${id}`)).toBe(410)
})

test('reveals nothing of a draft, of a post whose date has not come, and of an id that never was', async () => {
  const draft = await storeProduct('draft')
  expect(await getStatus(`/api/products/${draft}`)).toBe(404)
  await bin('products', draft)
  expect(await getStatus(`/api/products/${draft}`)).toBe(404)
  await service.payload.delete({ collection: 'products', id: draft, trash: true })
  expect(await getStatus(`/api/products/${draft}`)).toBe(404)
  const publishedDate = '2099-01-01T00:00:00.000Z'
  const data = { title: 'Nanti', body, publishedDate, _status: 'published' } as const
  const { id } = await service.payload.create({ collection: 'blog-posts', data })
  await bin('blog-posts', id)
  expect(await getStatus(`/api/blogs/${id}`)).toBe(404)
  for (const unknown of [999_999, 2 ** 31, 10 ** 14]) {
    expect(await getStatus(`/api/products/${unknown}`)).toBe(404)
  }
})
