import { expect, test } from 'vitest'
import { endpoints, endpointUrl } from './endpoints.ts'

test.each([
  ['home', '/api/home?lang=en'],
  ['contact', '/api/contact?lang=en'],
  ['products', '/api/products?language=en'],
  ['product', '/api/products/7?language=en'],
  ['tools', '/api/tools?language=en'],
  ['tool', '/api/tools/7?language=en'],
  ['businesses', '/api/businesses?language=en'],
  ['blogs', '/api/blogs?lang=en'],
  ['blog', '/api/blogs/7?lang=en'],
  ['miningLocations', '/api/mining-locations?language=en'],
  ['managements', '/api/managements?language=en'],
  ['galleries', '/api/galleries?language=en'],
] as const)('requests %s at %s', (name, address) => {
  expect(endpointUrl('http://content.example', name, 'en', 7).href).toBe(
    `http://content.example${address}`,
  )
})

test('keeps a path before /api and does not double a slash', () => {
  expect(endpointUrl('https://content.example/cms/', 'tools', 'id').href).toBe(
    'https://content.example/cms/api/tools?language=id',
  )
})

test('requests a page of a list, and a search in it', () => {
  const part = { page: 2, perPage: 12, q: 'a&b' }
  expect(endpointUrl('http://content.example', 'blogs', 'id', undefined, part).search).toBe(
    '?lang=id&page=2&per_page=12&q=a%26b',
  )
})

test('throws for one document without its id', () => {
  expect(() => endpointUrl('http://content.example', 'product', 'id')).toThrow('needs its id')
})

test('reads a response through the schema in the table', () => {
  const body = { data: { data: [{ id: 1, name: 'Bor' }, { id: 2 }] } }
  expect(endpoints.tools.response.parse(body)).toMatchObject({ malformed: 1, total: 1 })
})
