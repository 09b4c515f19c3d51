import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createAddressTest } from '@niaga/server-kit/client-address'
import { listen } from '@niaga/server-kit/testing/listen'
import { afterAll, expect, test } from 'vitest'
import type { Content } from './open-content.ts'
import { requestGate } from './request-gate.ts'

const gate = requestGate({
  isTrustedProxy: createAddressTest(['loopback']),
  security: { isSecure: true, isDevelopment: false },
  limits: {
    addressBytes: 200,
    parameters: 4,
    callsPerMinute: 2,
    adminCallsPerMinute: 1,
  },
  ownOrigins: ['https://isi.contoh.example'],
})
const content: Content = {
  handle: (_request, response) => void response.writeHead(200).end('handled'),
  respondToRead: async () => null,
  isSignedIn: async () => true,
}
gate.open(content)
const server = createServer(gate.handle)
const port = await listen(server)

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function send(
  path: string,
  headers: Record<string, string> | string[] = {},
  body?: string,
  method = body ? 'POST' : 'GET',
) {
  const sent = request({ port, path, method, headers })
  sent.on('error', () => {})
  sent.end(body)
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, text: await text(response) }
}

test.for([
  [`/api/${'a'.repeat(200)}`, 414],
  ['/cms/api/users?a&b&c&d&e', 414],
  ['/cms/api/users?a&b', 200],
] as const)('responds to %s with %d', async ([path, status]) => {
  expect((await send(path)).status).toBe(status)
})

test('rejects what would make Next fail', async () => {
  const traced = await send('/api/x', {}, undefined, 'TRACE')
  expect(traced.status).toBe(405)
  expect(traced.headers.allow).toContain('GET')
  for (const path of ['/api/%ff', '/storage/%']) expect((await send(path)).status).toBe(400)
  expect((await send('/api/x', ['Host', 'a', 'Host', 'b'])).status).toBe(400)
})

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'
const override = { 'X-Payload-HTTP-Method-Override': 'GET' }

test.for([
  ['/cms/api/media', multipart, 12_000_000],
  ['/cms/api/media/7?depth=0', multipart, 12_000_000],
  ['/cms/api/media', json, 1_000_000],
  ['/cms/api/media', 'multipart/mixed; boundary=x', 1_000_000],
  ['/cms/api/media/7/x', multipart, 1_000_000],
  ['/cms/api/documents', multipart, 22_000_000],
  ['/cms/api/documents/7?depth=0', multipart, 22_000_000],
  ['/cms/api/documents', json, 1_000_000],
  ['/cms/api/documents/7/x', multipart, 1_000_000],
  ['/cms/api/spreadsheets/products/read', json, 6_000_000],
  ['/cms/api/spreadsheets/products/rows', json, 1_000_000],
  ['/cms/api/products', multipart, 1_000_000],
  ['/cms/api/products', json, 1_000_000],
  ['/cms/api/products', form, 65_536],
  ['/cms/api/users', json, 1_000_000],
  ['/cms/api/users/login', json, 16_384],
  ['/cms/api/users/login', multipart, 16_384],
  ['/cms/api/users/%6cogin/', json, 16_384],
  ['/cms/api/users/forgot-password', json, 16_384],
  ['/cms/api/users/reset-password', json, 16_384],
  ['/cms/api/users/logout', json, 16_384],
  ['/cms/api/users/refresh-token', json, 16_384],
  ['/cms/api/users/unlock', json, 16_384],
  ['/cms/api/users/first-register', json, 16_384],
  ['/cms/api/users/second-factor/begin', json, 16_384],
  ['/cms/api/users/7/second-factor/remove', json, 16_384],
  ['/admin/login', json, 1_000_000],
  ['/Admin/login', json, 1_000_000],
  ['/_next/x', json, 1_000_000],
  ['/cms-x/api/media', multipart, 65_536],
  ['/api/send-contact', json, 65_536],
  ['/storage/x.webp', json, 65_536],
  ['/', multipart, 65_536],
] as const)('accepts at %s of %s %d bytes and not one more', async ([path, type, bytes]) => {
  expect(await announced(path, type, bytes)).toBe(200)
  expect(await announced(path, type, bytes + 1)).toBe(413)
})

test.for(['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'])(
  'accepts 64 KB of a body that %s turns into a query',
  async (header) => {
    for (const path of ['/cms/api/media', '/cms/api/products', '/api/send-contact']) {
      expect(await announced(path, multipart, 65_536, { [header]: 'GET' })).toBe(200)
      expect(await announced(path, multipart, 65_537, { [header]: 'GET' })).toBe(413)
    }
    expect(await announced('/cms/api/users/login', json, 16_385, override)).toBe(413)
  },
)

test('rejects a body without a length, where its reader does not count the bytes', async () => {
  const chunked = { 'Transfer-Encoding': 'chunked' }
  for (const path of ['/cms/api/media', '/admin/login', '/_next/x', '/storage/x', '/']) {
    expect((await send(path, chunked, 'x')).status).toBe(411)
  }
  expect((await send('/api/send-contact', chunked, 'x')).status).toBe(200)
})

test.for([
  [{ Origin: 'https://isi.contoh.example' }, 200],
  [{ Origin: 'https://isi.contoh.example', 'Sec-Fetch-Site': 'same-origin' }, 200],
  [{ 'Sec-Fetch-Site': 'none' }, 200],
  [{}, 200],
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'https://www.contoh.example' }, 403],
  [{ Origin: 'http://isi.contoh.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ Origin: '' }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Origin: 'https://isi.contoh.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
] as const)(
  'responds to a change of the admin from a page with %o with %d',
  async ([headers, status]) => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      for (const path of ['/cms/api/users/login', '/admin/login', '/%63ms/api/users']) {
        const response = await send(path, { ...headers, 'Content-Length': '2' }, '{}', method)
        expect(response.status).toBe(status)
        if (status === 403) expect(response.text).toContain('halaman admin ini sendiri')
      }
    }
    expect((await send('/admin/login', headers)).status).toBe(200)
    expect((await send('/api/send-contact', headers, '{}')).status).toBe(200)
  },
)

test('has no image optimiser', async () => {
  for (const path of [
    '/_next/image?url=%2Fstorage%2Fx.png&w=64&q=75',
    '/_next/%69mage',
    '/_next/image/',
  ]) {
    expect((await send(path)).status).toBe(404)
  }
  expect((await send('/_next/static/chunks/[root]__0f.js')).status).toBe(200)
})

test('accepts a large body only with a session, and a small one without', async () => {
  try {
    const account = 'payload-token=of.an.account'
    gate.open({ ...content, isSignedIn: async ({ cookie }) => cookie === account })
    const large = 'x'.repeat(65_537)
    const headers = {
      'X-Forwarded-For': '192.0.2.77',
      Cookie: '__Host-payload-token=of.an.account',
    }
    expect((await send('/cms/api/products', headers, large)).status).toBe(200)
    const rejected = await send('/cms/api/products', {}, large)
    expect(rejected.status).toBe(403)
    expect(rejected.text).toContain('Sign in before')
    expect((await send('/admin', { Cookie: 'payload-token=of.an.account' }, large)).status).toBe(
      403,
    )
    expect((await send('/cms/api/products', {}, large.slice(1))).status).toBe(200)
    const isSignedIn = () => Promise.reject(new Error('The database is unavailable'))
    gate.open({ ...content, isSignedIn })
    expect((await send('/cms/api/products', {}, large)).status).toBe(403)
  } finally {
    gate.open(content)
  }
})

/** Returns the status of a request that announces its body but does not send it: rejections do not wait for the body. */
async function announced(
  path: string,
  type: string,
  bytes: number,
  more: Record<string, string> = {},
): Promise<number | undefined> {
  const headers = { 'Content-Type': type, 'Content-Length': String(bytes), ...more }
  const sent = request({ port, path, method: 'POST', headers })
  sent.on('error', () => {})
  sent.flushHeaders()
  const [response] = await once(sent, 'response')
  sent.destroy()
  return response.statusCode
}

test('counts the API and the admin separately, and each visitor separately', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  for (const path of ['/api/x', '/storage/x', '/admin']) {
    expect((await send(path, from('192.0.2.1'))).status).toBe(200)
  }
  for (const path of ['/api/x', '/cms/api/x']) {
    const rejected = await send(path, from('192.0.2.1'))
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(20)
  }
  expect((await send('/api/x', from('192.0.2.2'))).status).toBe(200)
})

test('never counts a trusted proxy without a forwarded address', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await send('/api/x')).status).toBe(200)
})

test('sends security headers with rejections too, and HSTS where editors use TLS', async () => {
  const { headers } = await send(`/api/${'a'.repeat(200)}`)
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})
