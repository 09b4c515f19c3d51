import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { startSiteForFile } from '../testing/start-site-for-file.ts'

const { host, site } = await startSiteForFile(smallContent)

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

function post(path: string, body: BodyInit, headers: Record<string, string> = form) {
  return site.get(path, { method: 'POST', headers, body })
}

test.each([
  ['/', 'id', 'Selamat datang'],
  ['/en', 'en', 'Welcome'],
])('shows %s in its language, from the content of that language', async (path, lang, title) => {
  const response = await site.get(path)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(html).toContain(`<html lang="${lang}">`)
  expect(html).toContain(title)
})

test.each([
  ['/tidak-ada', 'Halaman tidak ditemukan | PT Contoh'],
  ['/en/tidak-ada', 'Page not found | Contoh Ltd'],
  ['/produk/999', 'Produk tidak ditemukan | PT Contoh'],
  ['/en/produk/999', 'Product not found | Contoh Ltd'],
  ['/alat/999', 'Alat tidak ditemukan | PT Contoh'],
  ['/en/alat/999', 'Tool not found | Contoh Ltd'],
  ['/blog/999', 'Artikel tidak ditemukan | PT Contoh'],
  ['/en/blog/abc', 'Article not found | Contoh Ltd'],
])('ends the title of the missing page %s with the company’s name', async (path, title) => {
  const response = await site.get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(`<title>${title}</title>`)
})

test('names a page’s canonical address and all its versions', async () => {
  const html = await (await site.get('/en/kontak?produk=1')).text()
  for (const link of [
    '<link rel="canonical" href="https://contoh.example/en/kontak"/>',
    '<link rel="alternate" hrefLang="id" href="https://contoh.example/kontak"/>',
    '<link rel="alternate" hrefLang="en" href="https://contoh.example/en/kontak"/>',
    '<link rel="alternate" hrefLang="x-default" href="https://contoh.example/en/kontak"/>',
  ]) {
    expect(html).toContain(link)
  }
})

test('the policy of a page only allows the bytes of its own inline scripts', async () => {
  const response = await site.get('/')
  const policy = response.headers.get('content-security-policy') ?? ''
  const html = await response.text()
  // Data blocks are not scripts, and need no hash.
  const scripts = [
    ...html.matchAll(
      /<script(?![^>]* (?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
  const hashes = scripts.map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  expect(hashes).toHaveLength(1)
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(html).not.toContain('nonce')
})

test('sends pages without style attributes and cookies', async () => {
  for (const path of ['/', '/en/kontak', '/missing']) {
    const response = await site.get(path)
    expect(await response.text()).not.toMatch(/<[^>]* style=/)
    expect(response.headers.has('set-cookie')).toBe(false)
  }
})

test.each([
  ['/tidak-ada', 'id'],
  ['/en/nothing', 'en'],
  ['/fr', 'id'],
  ['/en/produk/%E2%9C%93', 'en'],
])('responds to %s, which has no page, with 404 in its language', async (path, lang) => {
  const response = await site.get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain(`<html lang="${lang}">`)
  expect(html).toContain('<footer')
  expect(html).not.toContain('rel="canonical"')
})

test.each([
  ['/en/', '/en'],
  ['/kontak/?produk=1', '/kontak?produk=1'],
  ['/en//kontak', '/en/kontak'],
])('redirects %s permanently to %s', async (path, location) => {
  const response = await site.get(path)
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(location)
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/%00',
  '//evil.example/',
  '//evil.example/%2e%2e',
  '/\\evil.example',
])('rejects the malformed address %s', async (path) => {
  expect((await site.get(path)).status).toBe(400)
})

test('responds to HEAD as to GET, without a body', async () => {
  const got = await site.get('/en')
  const head = await site.get('/en', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  for (const name of ['content-security-policy', 'content-type', 'cache-control']) {
    expect(head.headers.get(name)).toBe(got.headers.get(name))
  }
})

test.each([
  ['POST', '/', 'GET, HEAD'],
  ['PUT', '/kontak', 'GET, HEAD, POST'],
  ['DELETE', '/en/kontak', 'GET, HEAD, POST'],
  ['OPTIONS', '/', 'GET, HEAD'],
  ['POST', '/tidak-ada', 'GET, HEAD'],
])('rejects %s on %s and sends Allow', async (method, path, allow) => {
  const response = await site.get(path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allow)
})

test('accepts the contact form and forwards it with the visitor’s address', async () => {
  const fields = { name: 'Sari', email: 'sari@contoh.example', phone: '', message: 'Halo' }
  const response = await post('/kontak', new URLSearchParams(fields), {
    Origin: site.origin,
    'X-Forwarded-For': '198.51.100.9, 203.0.113.7',
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const sent = host.received.findLast(({ method }) => method === 'POST')
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ name: 'Sari', message: 'Halo' })
  expect(sent?.headers['x-forwarded-for']).toBe('203.0.113.7')
})

test('accepts a form without Content-Length', async () => {
  const fields = { name: 'Budi', email: 'budi@contoh.example', phone: '', message: 'Halo' }
  const body = new Blob([String(new URLSearchParams(fields))]).stream()
  const init = { method: 'POST', headers: form, body, duplex: 'half' as const }
  expect((await site.get('/kontak', init)).status).toBe(200)
  const sent = host.received.findLast(({ method }) => method === 'POST')
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ name: 'Budi', message: 'Halo' })
})

test('rejects a form over the limit, with and without Content-Length', async () => {
  const body = `message=${'a'.repeat(70_000)}`
  expect((await post('/kontak', body)).status).toBe(413)
  const stream = new Blob([body]).stream()
  const init = { method: 'POST', headers: form, body: stream, duplex: 'half' as const }
  expect((await site.get('/kontak', init)).status).toBe(413)
})

test.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
  'logs no error when a visitor disconnects in the middle of a form with %s',
  async (header) => {
    const { port } = new URL(site.origin)
    const socket = connect(Number(port), '127.0.0.1')
    const type = 'Content-Type: application/x-www-form-urlencoded'
    socket.write(`POST /kontak HTTP/1.1\r\nHost: a\r\n${type}\r\n${header}\r\n\r\n5\r\nname=\r\n`)
    await once(socket, 'ready')
    socket.end()
    await once(socket.resume(), 'close')
    await site.get('/healthz')
    expect(site.logged()).not.toContain('"level":50')
  },
)

test('rejects a body that is no form or a broken one', async () => {
  // Another site may send the second without asking, as it names a form only in a parameter.
  for (const type of [
    'application/json',
    'text/plain; a=multipart/form-data',
    'multipart/form-data+x',
  ]) {
    expect((await post('/kontak', '{}', { 'Content-Type': type })).status, type).toBe(415)
  }
  const broken = { 'Content-Type': 'multipart/form-data; boundary=x' }
  expect((await post('/kontak', 'broken', broken)).status).toBe(400)
})

test.each([
  ['Origin', 'https://evil.example'],
  ['Origin', 'nonsense'],
  ['Sec-Fetch-Site', 'cross-site'],
])('rejects a form that a page of another site sent (%s: %s)', async (name, value) => {
  const sent = host.received.length
  const response = await post('/kontak', 'name=a', { ...form, [name]: value })
  expect(response.status).toBe(403)
  expect(await response.text()).not.toContain('<form')
  expect(host.received.length).toBe(sent)
})

const sent = () => host.received.filter(({ method }) => method === 'POST').length

test.each([undefined, 'cross-site', 'same-site', 'none'])(
  'sends nothing of a form from a page of a hidden origin (%s), but shows it to be sent again',
  async (site) => {
    const fields = { name: 'Rina Hidayat', email: 'rina@contoh.example', message: 'Halo' }
    const before = sent()
    const headers = { Origin: 'null', ...(site && { 'Sec-Fetch-Site': site }) }
    const response = await post('/kontak', new URLSearchParams(fields), headers)
    expect(response.status).toBe(403)
    const page = await response.text()
    for (const text of ['Rina Hidayat', '>Halo</textarea>']) expect(page).toContain(text)
    expect(sent()).toBe(before)
  },
)

test('sends a form of its own page that hides its origin, as the browser says', async () => {
  const fields = { name: 'Rina', email: 'rina@contoh.example', message: 'Halo' }
  const before = sent()
  const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
  expect((await post('/kontak', new URLSearchParams(fields), headers)).status).toBe(200)
  expect(sent()).toBe(before + 1)
})

test.each([
  ['/produk/batubara,', '/produk/batubara'],
  ['/en/kontak).', '/en/kontak'],
  ['/produk;?halaman=2', '/produk'],
  ['/kontak%29%2E', '/kontak'],
  ['/kontak/%E2%80%9D', '/kontak'],
  ['/robots.txt,', '/robots.txt'],
  ["/kontak'", '/kontak'],
  ['/kontak%E3%80%82', '/kontak'],
  ['/en!', '/en'],
])('leads from %s, which ends as a sentence does, to its page', async (path, page) => {
  const response = await site.get(path, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([302, page])
  expect((await site.get(page)).status).toBe(200)
})

test.each(['/_.data', '/en/kontak.data', '/cari.data?q=a'])(
  'has no data of a page at %s, only pages',
  async (path) => {
    const response = await site.get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)

test.each(['br', 'gzip'])(
  'compresses a page with %s if the browser accepts it',
  async (encoding) => {
    const response = await site.get('/', { headers: { 'Accept-Encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(await response.text()).toContain('</html>')
  },
)

test('serves what Vite built compressed and for good, and nothing that is not there', async () => {
  const html = await (await site.get('/')).text()
  const [, script = ''] = html.match(/"(\/assets\/id-page-[^"]+\.js)"/) ?? []
  const response = await site.get(script, { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await site.get('/assets/missing.js')).status).toBe(404)
  expect((await site.get('/.vite/id.json')).status).toBe(404)
})

test('responds to health and readiness checks', async () => {
  expect((await site.get('/healthz')).status).toBe(200)
  expect((await site.get('/readyz')).status).toBe(200)
})

test.each(['/', '/healthz', '/assets/missing.js', '/favicon.svg', '/kontak.data', '/%'])(
  'guards %s with headers',
  async (path) => {
    const { headers } = await site.get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toContain('max-age')
    expect(headers.has('x-powered-by')).toBe(false)
    expect(headers.has('server')).toBe(false)
    expect(headers.has('access-control-allow-origin')).toBe(false)
  },
)

test('keeps visitors’ queries out of its log', async () => {
  await site.get('/kontak?nama=Rahasia')
  expect(site.logged()).not.toContain('Rahasia')
})
