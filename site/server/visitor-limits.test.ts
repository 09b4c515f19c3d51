import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { startSiteForFile } from '../testing/start-site-for-file.ts'

const variables = { PAGE_LIMIT_PER_MINUTE: '3', CONTACT_LIMIT_PER_MINUTE: '2' }
const { site } = await startSiteForFile(smallContent, variables, { picturesPerMinute: 2 })

async function ask(path: string, address: string, init: RequestInit = {}) {
  const response = await site.get(path, {
    ...init,
    headers: { 'X-Forwarded-For': address, ...init.headers },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function askAsWritten(path: string): Promise<string> {
  return text(speakTo(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`))
}

/** Sends the target unchanged, because other clients resolve it first. */
function speakTo(head: string): Socket {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  socket.write(head)
  return socket
}

test.each([
  ['/', 'id', 'Terlalu banyak permintaan', '192.0.2.1', 3, 20],
  ['/en', 'en', 'Too many requests', '192.0.2.2', 3, 20],
  ['/media/tidak-ada.webp', 'id', 'Terlalu banyak permintaan', '192.0.2.3', 2, 30],
  ['/-/brand/icon/48/tidak-ada.webp', 'id', 'Terlalu banyak permintaan', '192.0.2.4', 2, 30],
])(
  'counts the requests of one visitor to %s',
  async (path, lang, text, address, allowed, waitS) => {
    for (let index = 0; index < allowed; index += 1) {
      expect((await ask(path, address)).status).not.toBe(429)
    }
    const rejected = await ask(path, address)
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(waitS - 5)
    expect(rejected.headers.get('cache-control')).toBe('no-store')
    expect(rejected.text).toContain(`<html lang="${lang}">`)
    expect(rejected.text).toContain(text)
    expect((await ask(path, '192.0.2.99')).status).not.toBe(429)
    const other = path.endsWith('.webp') ? '/' : '/media/tidak-ada.webp'
    expect((await ask(other, address)).status).not.toBe(429)
  },
)

test.each([
  '/assets/../blog',
  '/-/../blog',
  '/assets/%2e%2e/blog',
  '/assets/.%2E/blog',
  '/assets/x%2f..%2f..%2fblog',
  '/pictures/../blog',
  '/media/..\\blog',
  '/assets/../media/160/storage/x.webp',
  '//assets/blog',
  'http://contoh.example/assets/../blog',
])('rejects %s, which another layer could resolve to another page', async (path) => {
  const response = await askAsWritten(path)
  expect(response).toMatch(/^HTTP\/1\.1 400 /)
  expect(response).toContain('Permintaan ini tidak dapat dibaca.')
  expect(response).not.toContain('</html>')
})

let visitors = 100
function newVisitor(): string {
  visitors += 1
  return `192.0.2.${visitors}`
}

test.each([
  ['GET', '/%61ssets/x'],
  ['GET', '/assets%2Fx'],
  ['GET', '/ASSETS/x'],
  ['GET', '/x/assets/x'],
  ['GET', '/-/x'],
  ['GET', '/-/purge'],
  ['GET', '/%2D/purge'],
  ['GET', '/healthz%20'],
  ['GET', '/x/healthz'],
  ['POST', '/x/-/purge'],
  ['POST', '/-/purge/x'],
])('counts %s %s as a page', async (method, path) => {
  const address = newVisitor()
  for (let index = 0; index < 3; index += 1) await ask(path, address, { method })
  expect((await ask(path, address, { method })).status).toBe(429)
})

test.each([
  ['GET', '/assets/x.js'],
  ['GET', '/readyz'],
  ['POST', '/-/purge'],
  ['POST', '/-/vitals'],
])('does not count %s %s', async (method, path) => {
  const address = newVisitor()
  for (let index = 0; index < 4; index += 1) {
    expect((await ask(path, address, { method })).status).not.toBe(429)
  }
})

test.each([
  ['Host: a', 400],
  ['hOST: b', 400],
  ['From: b', 200],
])('responds to a request with %s beside its host with %i', async (header, status) => {
  const head = `GET /healthz HTTP/1.1\r\nHost: a\r\n${header}\r\nConnection: close\r\n\r\n`
  expect(await text(speakTo(head))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('rejects a body that no page reads before it arrives', async () => {
  for (const path of ['/kontak', '/', '/assets/x.js', '/-/purge']) {
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 70000\r\n\r\n`
    const [first] = await once(speakTo(head), 'data')
    expect(String(first)).toMatch(/^HTTP\/1\.1 413 /)
  }
})

test('trusts a forwarded address only from a trusted proxy, and counts no proxy that forwards none', async () => {
  for (let index = 0; index < 5; index += 1) {
    expect((await site.get('/healthz')).status).toBe(200)
    expect((await site.get('/en')).status).toBe(200)
  }
  for (let index = 0; index < 3; index += 1) await ask('/', `203.0.113.${index}, 198.51.100.4`)
  expect((await ask('/', '203.0.113.77, 198.51.100.4')).status).toBe(429)
})

test('limits the form after reading it, so that nothing typed is lost', async () => {
  const form = () => ({
    method: 'POST',
    body: new URLSearchParams({ name: 'Sari', email: 'a@b.example', message: 'Tetap di sini' }),
  })
  for (const address of ['198.51.100.20', '198.51.100.20']) await ask('/kontak', address, form())
  const rejected = await ask('/kontak', '198.51.100.20', form())
  expect(rejected.status).toBe(429)
  expect(rejected.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(rejected.text).toContain('Tetap di sini')
  expect(rejected.text).toContain('Terlalu banyak pesan')
})

test.each([
  ['/', 'Alamat ini terlalu panjang.'],
  ['/en', 'This address is too long.'],
  ['/media/tidak-ada.webp', 'Alamat ini terlalu panjang.'],
])('rejects a long address and many parameters at %s', async (path, text) => {
  const long = await site.get(`${path}?q=${'a'.repeat(8100)}`)
  expect([long.status, await long.text()]).toEqual([414, expect.stringContaining(text)])
  const many = await site.get(`${path}?${'a&'.repeat(64)}`)
  expect(many.status).toBe(414)
})
