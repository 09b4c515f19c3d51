import { previewHeader } from '@niaga/contract/preview'
import { expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { sendJson } from '../testing/host.ts'
import { startSiteForFile } from '../testing/start-site-for-file.ts'

const token = 'a-token.of-the-host'
const admin = 'https://admin.contoh.example'

let answer: object = { locale: 'id', frame_ancestor: admin }

const { site } = await startSiteForFile((request, response) => {
  const permit = request.headers[previewHeader.toLowerCase()]
  if (permit !== undefined && permit !== token) return sendJson(response, {}, 404)
  if (request.path === '/api/preview') {
    return 'status' in answer ? sendJson(response, {}, 500) : sendJson(response, { data: answer })
  }
  if (request.path.startsWith('/api/products/9')) return sendJson(response, {}, 500)
  if (request.path.startsWith('/api/products/7')) {
    if (permit === undefined) return sendJson(response, {}, 404)
    const product = { id: 7, name: 'Rahasia', description: 'Draf', image: null, features: [] }
    return sendJson(response, { data: { ...product, translations: {} } })
  }
  return smallContent(request, response)
})

test('shows a draft past every cache, in the frame of the admin only', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const response = await site.get(`/produk/7?preview=${token}`)
    expect(await response.text()).toContain('Rahasia')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-cache')).toBe('BYPASS')
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  }
  const page = await site.get(`/produk/7?preview=${token}`)
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${admin};`)
  await expectPublic('/produk/7')
})

const rejected = [
  '?preview=',
  '?preview',
  '?preview=.',
  `?preview=${token}x`,
  `?preview=x${token}`,
  `?preview=${token}&preview=${token}`,
  `?preview=&preview=${token}`,
  `?preview=${token}&preview=`,
  `?preview=${token}%00`,
  `?preview=${token}%0d%0aX-Other:%201`,
  `?preview=%20${token}`,
  `?preview=${token}+`,
  `?preview=${'x'.repeat(1500)}`,
  `?%70review=${token}x`,
  `?a=1&preview=${token}x`,
  `?preview=${encodeURIComponent('{"a":1}')}`,
  '?preview=%F0%9F%98%80',
]

test.for(rejected)('responds with 404 to %s', async (query) => {
  for (const path of ['/produk/7', '/', '/nowhere']) {
    const response = await site.get(path + query)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(await response.text()).not.toContain('Rahasia')
  }
})

test('keeps the page of a frame when the next one is rejected or fails', async () => {
  const headers = { 'sec-fetch-dest': 'iframe' }
  for (const path of ['/produk/7', '/nowhere']) {
    const response = await site.get(`${path}?preview=${token}x`, { headers })
    expect(response.status, path).toBe(204)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  expect((await site.get(`/produk/9?preview=${token}`)).status).toBe(503)
  expect((await site.get(`/produk/9?preview=${token}`, { headers })).status).toBe(204)
  expect((await site.get(`/produk/7?preview=${token}`, { headers })).status).toBe(200)
})

test.for([
  `?Preview=${token}`,
  `?PREVIEW=${token}`,
  `?preview[]=${token}`,
  `?preview.=${token}`,
  `?%2570review=${token}`,
  `?x=preview=${token}`,
  `?;preview=${token}`,
])('shows what is published for %s', async (query) => {
  await expectPublic(`/produk/7${query}`)
})

test('responds with 503 while the host cannot say what a token permits', async () => {
  answer = { status: 500 }
  expect((await site.get(`/produk/7?preview=${token}`)).status).toBe(503)
  answer = { locale: 'id', frame_ancestor: admin }
  expect((await site.get(`/produk/7?preview=${token}`)).status).toBe(200)
})

test('shows a draft in the language of its token only', async () => {
  expect((await site.get(`/en/produk/7?preview=${token}`)).status).toBe(404)
  answer = { locale: 'en', frame_ancestor: admin }
  expect((await site.get(`/en/produk/7?preview=${token}`)).status).toBe(200)
  expect((await site.get(`/en?preview=${token}`)).status).toBe(200)
  expect((await site.get(`/produk/7?preview=${token}`)).status).toBe(404)
  answer = { locale: 'id', frame_ancestor: admin }
})

test.for([
  { locale: 'id', frame_ancestor: '*' },
  { locale: 'id', frame_ancestor: `${admin} *` },
  { locale: 'id', frame_ancestor: `${admin}/; script-src *` },
  { locale: 'id', frame_ancestor: 'javascript:alert(1)' },
  { locale: 'id' },
  { locale: 'fr', frame_ancestor: admin },
  {},
])('shows no preview that a host describes as %o', async (described) => {
  answer = described
  expect((await site.get(`/produk/7?preview=${token}`)).status).toBe(404)
  answer = { locale: 'id', frame_ancestor: admin }
})

async function expectPublic(path: string) {
  const response = await site.get(path)
  expect(await response.text()).not.toContain('Rahasia')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
}
