import { expect, test } from 'vitest'
import { businessSchema } from './entities.ts'
import { listEnvelope, objectEnvelope } from './envelope.ts'

const readList = listEnvelope(businessSchema)
const coal = { id: 1, name: 'Batubara', description: 'Tambang', logo_image: null }

test.each([
  ['data.data', { data: { data: [coal], total: 12 } }, 12],
  ['data', { data: [coal] }, 1],
])('reads a list from %s', (_, body, total) => {
  expect(readList.parse(body)).toEqual({ items: [coal], total, malformed: 0, page: null })
})

test('counts the items where the total is missing or not a number', () => {
  expect(readList.parse({ data: { data: [coal] } }).total).toBe(1)
  expect(readList.parse({ data: { data: [coal], total: 'many' } }).total).toBe(1)
})

test('reads the page that a host states, and none that is not a page', () => {
  const readPage = (page: object) => readList.parse({ data: { data: [coal], ...page } }).page
  expect(readPage({ page: 2, per_page: 12 })).toEqual({ page: 2, perPage: 12 })
  expect(readPage({ page: 1, per_page: 12, q: 'timah' })).toEqual({
    page: 1,
    perPage: 12,
    q: 'timah',
  })
  expect(readPage({ page: 1, per_page: 12, q: [] })).toEqual({ page: 1, perPage: 12 })
  for (const page of [{}, { page: 2 }, { page: '2', per_page: 12 }, { page: 0, per_page: 12 }]) {
    expect(readPage(page)).toBeNull()
  }
})

test('leaves out malformed items and counts them', () => {
  const list = readList.parse({ data: { data: [coal, null, { id: 'x' }, 7, [coal]] } })
  expect(list).toMatchObject({ items: [coal], malformed: 4 })
})

test.each([
  [{}],
  [{ data: null }],
  [{ data: 'text' }],
  [{ data: { items: [] } }],
  [{ data: { data: {} } }],
  [[]],
  ['<html>'],
  [null],
])('rejects %j as a list', (body) => {
  expect(readList.safeParse(body).success).toBe(false)
})

test('reads an object from data and rejects a body without it', () => {
  const readObject = objectEnvelope(businessSchema)
  expect(readObject.parse({ data: coal, status: 'ok' })).toEqual(coal)
  expect(readObject.safeParse(coal).success).toBe(false)
  expect(readObject.safeParse({ data: { id: 1 } }).success).toBe(false)
})
