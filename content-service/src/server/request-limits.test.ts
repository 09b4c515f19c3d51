import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createAddressTest } from '@niaga/server-kit/client-address'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  handle: (_request, response) => void response.writeHead(200).end('answered'),
  respondToRead: async () => null,
  isSignedIn: async () => true,
}
gate.open(content)
const server = createServer(gate.handle)
let port: number

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function ask(
  path: string,
  headers: Record<string, string> | string[] = {},
  body?: string,
  method = body ? 'POST' : 'GET',
) {
  const asked = request({ port, path, method, headers })
  asked.on('error', () => {})
  asked.end(body)
  const [answer] = await once(asked, 'response')
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
}

test.for([
  [`/api/${'a'.repeat(200)}`, 414],
  ['/cms/api/users?a&b&c&d&e', 414],
  ['/cms/api/users?a&b', 200],
] as const)('answers %s with %d', async ([path, status]) => {
  expect((await ask(path)).status).toBe(status)
})

test('refuses what Next would fail at', async () => {
  const traced = await ask('/api/x', {}, undefined, 'TRACE')
  expect(traced.status).toBe(405)
  expect(traced.headers.allow).toContain('GET')
  for (const path of ['/api/%ff', '/storage/%']) expect((await ask(path)).status).toBe(400)
  expect((await ask('/api/x', ['Host', 'a', 'Host', 'b'])).status).toBe(400)
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
] as const)('takes at %s of %s %d bytes and not one more', async ([path, type, bytes]) => {
  expect(await announced(path, type, bytes)).toBe(200)
  expect(await announced(path, type, bytes + 1)).toBe(413)
})

test.for(['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'])(
  'takes 64 KB of a body that %s makes a query',
  async (header) => {
    for (const path of ['/cms/api/media', '/cms/api/products', '/api/send-contact']) {
      expect(await announced(path, multipart, 65_536, { [header]: 'GET' })).toBe(200)
      expect(await announced(path, multipart, 65_537, { [header]: 'GET' })).toBe(413)
    }
    expect(await announced('/cms/api/users/login', json, 16_385, override)).toBe(413)
  },
)

test('rejects a change that does not say how large it is, where its reader does not count', async () => {
  const chunked = { 'Transfer-Encoding': 'chunked' }
  for (const path of ['/cms/api/media', '/admin/login', '/_next/x', '/storage/x', '/']) {
    expect((await ask(path, chunked, 'x')).status).toBe(411)
  }
  expect((await ask('/api/send-contact', chunked, 'x')).status).toBe(200)
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
  'answers a change of the admin by a page with %o with %d',
  async ([headers, status]) => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      for (const path of ['/cms/api/users/login', '/admin/login', '/%63ms/api/users']) {
        const answer = await ask(path, { ...headers, 'Content-Length': '2' }, '{}', method)
        expect(answer.status).toBe(status)
        if (status === 403) expect(answer.text).toContain('halaman admin ini sendiri')
      }
    }
    expect((await ask('/admin/login', headers)).status).toBe(200)
    expect((await ask('/api/send-contact', headers, '{}')).status).toBe(200)
  },
)

test('has no optimiser of pictures', async () => {
  for (const path of [
    '/_next/image?url=%2Fstorage%2Fx.png&w=64&q=75',
    '/_next/%69mage',
    '/_next/image/',
  ]) {
    expect((await ask(path)).status).toBe(404)
  }
  expect((await ask('/_next/static/chunks/[root]__0f.js')).status).toBe(200)
})

test('passes a large body on for an account alone, and a small one for everybody', async () => {
  try {
    const account = 'payload-token=of.an.account'
    gate.open({ ...content, isSignedIn: async ({ cookie }) => cookie === account })
    const large = 'x'.repeat(65_537)
    const headers = {
      'X-Forwarded-For': '192.0.2.77',
      Cookie: '__Host-payload-token=of.an.account',
    }
    expect((await ask('/cms/api/products', headers, large)).status).toBe(200)
    const rejected = await ask('/cms/api/products', {}, large)
    expect(rejected.status).toBe(403)
    expect(rejected.text).toContain('Sign in before')
    expect((await ask('/admin', { Cookie: 'payload-token=of.an.account' }, large)).status).toBe(403)
    expect((await ask('/cms/api/products', {}, large.slice(1))).status).toBe(200)
    const isSignedIn = () => Promise.reject(new Error('The database is away'))
    gate.open({ ...content, isSignedIn })
    expect((await ask('/cms/api/products', {}, large)).status).toBe(403)
  } finally {
    gate.open(content)
  }
})

/** The answer to a request that says how large its body is: what is rejected is rejected before it has come. */
async function announced(
  path: string,
  type: string,
  bytes: number,
  more: Record<string, string> = {},
): Promise<number | undefined> {
  const headers = { 'Content-Type': type, 'Content-Length': String(bytes), ...more }
  const asked = request({ port, path, method: 'POST', headers })
  asked.on('error', () => {})
  asked.flushHeaders()
  const [answer] = await once(asked, 'response')
  asked.destroy()
  return answer.statusCode
}

test('counts calls and the work of editors apart, and each visitor apart', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  for (const path of ['/api/x', '/storage/x', '/admin']) {
    expect((await ask(path, from('192.0.2.1'))).status).toBe(200)
  }
  for (const path of ['/api/x', '/cms/api/x']) {
    const refused = await ask(path, from('192.0.2.1'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20)
  }
  expect((await ask('/api/x', from('192.0.2.2'))).status).toBe(200)
})

test('never counts a trusted proxy that speaks for nobody', async () => {
  for (let turn = 0; turn < 5; turn += 1) expect((await ask('/api/x')).status).toBe(200)
})

test('guards its refusals too, and asks for TLS where editors use it', async () => {
  const { headers } = await ask(`/api/${'a'.repeat(200)}`)
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})
