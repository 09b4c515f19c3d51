import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService, type Service } from '../testing/open-service.ts'

let service: Service
let asEditor: Record<string, string>

beforeAll(async () => {
  service = await openService()
  asEditor = await service.signIn('editor')
}, 60_000)

afterAll(() => service.close())

test.for([
  ...['limit=-5', 'limit=1.5', 'limit=1e400', 'limit=99999999999999999999', 'page=-1', 'page=1.5'],
  ...['where[body.root][like]=x', 'where[body.root.children][equals]=x', 'where[body][like]=x'],
  ...['where[or][0][and][0][body.root][like]=x', 'where[title][near]=1,2', 'where[id][within]=x'],
])('answers 400 to the query %s, which no database takes', async (query) => {
  const response = await service.callAdmin(`/blog-posts?${query}`, { headers: asEditor })
  expect(response.status).toBe(400)
})

test.for([
  ...['limit=0', 'limit=5&page=2', 'depth=abc', 'where[body][exists]=true', 'sort=-title'],
  ...[
    'where[title][like]=x',
    'where[or][0][title][equals]=x&where[or][1][id][in]=1,2',
    'locale=xx',
  ],
])('answers the query %s', async (query) => {
  const response = await service.callAdmin(`/blog-posts?${query}`, { headers: asEditor })
  expect(response.status).toBe(200)
})

test.for([
  ['GET', '/blog-posts/abc'],
  ['GET', '/users/abc'],
  ['PATCH', '/blog-posts/abc'],
  ['PATCH', '/users/abc'],
  ['PATCH', '/media/abc'],
  ['DELETE', '/products/abc'],
  ['POST', '/users/verify/x'],
] as const)('answers %s %s with 404', async ([method, path]) => {
  const headers = { ...asEditor, 'Content-Type': 'application/json' }
  const body = method === 'GET' ? undefined : '{}'
  expect((await service.callAdmin(path, { method, headers, body })).status).toBe(404)
})
