import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService, type Service } from '../testing/open-service.ts'
import { loadSampleContent } from './load.ts'

const sampleFolder = new URL('../../sample', import.meta.url).pathname

let service: Service

beforeAll(async () => {
  service = await openService()
}, 60_000)

afterAll(() => service.close())

test('leaves nothing behind when it cannot finish', async () => {
  await expect(loadSampleContent(service.payload, '/nowhere')).rejects.toThrow('ENOENT')
  expect((await service.payload.count({ collection: 'media' })).totalDocs).toBe(0)
})

test('touches no database that holds content', async () => {
  const { id } = await service.payload.create({
    collection: 'businesses',
    data: { name: 'Milik kami', description: 'Sudah ada', sortOrder: 1 },
  })
  await loadSampleContent(service.payload, sampleFolder)
  expect((await service.payload.count({ collection: 'products' })).totalDocs).toBe(0)
  await service.payload.delete({ collection: 'businesses', id })
})

test('fills an empty database once', async () => {
  await loadSampleContent(service.payload, sampleFolder)
  const { totalDocs } = await service.payload.count({ collection: 'products' })
  expect(totalDocs).toBeGreaterThanOrEqual(6)
  await loadSampleContent(service.payload, sampleFolder)
  expect((await service.payload.count({ collection: 'products' })).totalDocs).toBe(totalDocs)
}, 30_000)
