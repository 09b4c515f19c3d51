import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { previewHeader } from '@niaga/contract/preview'
import { createAddressTest } from '@niaga/server-kit/client-address'
import { createHttpMetrics } from '@niaga/server-kit/http-metrics'
import { createRequestLog } from '@niaga/server-kit/request-log'
import { listen } from '@niaga/server-kit/testing/listen'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../platform/log/create-log.ts'
import { getKind } from './metrics.ts'
import { requestGate } from './request-gate.ts'
import { loggedPath, logRequests } from './request-log.ts'

// Checks every encoding of a path at every layer before Next: all layers reject a path that any of them would resolve
// differently.

const gate = requestGate({
  isTrustedProxy: createAddressTest(['loopback']),
  security: { isSecure: true, isDevelopment: false },
  limits: { addressBytes: 8192, parameters: 100, callsPerMinute: 1000, adminCallsPerMinute: 3 },
  ownOrigins: [],
})
const metrics = createHttpMetrics('test_', getKind)
const lines: string[] = []
/** Each test uses a different visitor. */
let visitors = 0
const reached: { url?: string | undefined; headers: IncomingHttpHeaders }[] = []
gate.open({
  handle: ({ url, headers }, response) => {
    reached.push({ url, headers })
    response.end('reached')
  },
  respondToRead: async (url) =>
    url === '/api/kept' ? { status: 200, headers: {}, body: Buffer.from('kept') } : null,
  isSignedIn: async () => true,
})
const server = createServer(gate.handle)
const stream = { write: (line: string) => void lines.push(line) }
const log = createLog('info', stream)
const isTrusted = createAddressTest(['loopback'])
logRequests(server, createRequestLog({ log, stream, isTrusted, loggedPath, metrics }))
const port = await listen(server)

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  reached.length = 0
  lines.length = 0
  metrics.registry.resetMetrics()
  const sent = request({ port, path, method, headers }).end()
  const [response] = await once(sent, 'response')
  const body = await text(response)
  await expect.poll(() => lines.length).toBe(1)
  return { status: response.statusCode, headers: response.headers, body }
}

async function counted(): Promise<string[]> {
  const exposed = await metrics.registry.metrics()
  return [...exposed.matchAll(/responses_total\{kind="([^"]+)"/g)].map(([, kind = '']) => kind)
}

test('responds with what is kept, but not to a call for a draft', async () => {
  expect((await send('/api/kept')).body).toBe('kept')
  for (const name of [previewHeader, previewHeader.toLowerCase()]) {
    for (const token of ['', 'x']) {
      expect((await send('/api/kept', { [name]: token })).body).toBe('reached')
    }
  }
})

const cookie = { Cookie: 'payload-token=of.another.host' }
/** Detours to a path of the admin that a resolver may remove. */
const walks = (path: string) =>
  [
    '/.',
    '/x/..',
    '/%2e',
    '/x/%2e%2e',
    '/x/.%2E',
    '/api/..',
    '/_next/..',
    '/x/..\\',
    '/x/..%5c',
    '/x%2f..',
    '//x',
    '//',
  ].map((walk) => walk + path)

test.for([
  ...walks('/admin/reset/5f3c9a-secret'),
  ...walks('/cms/api/users/login'),
  ...walks('/_next/image'),
  ...walks('/api/send-contact'),
  'http://contoh.example/admin/reset/5f3c9a-secret',
  '*',
  '/admin/reset/5f3c9a-secret%00',
  '/admin/reset/5f3c9a-secret%',
])('rejects %s before any handler sees it', async (path) => {
  const rejected = await send(path, cookie, 'POST')
  expect(rejected.status).toBe(400)
  expect(rejected.headers['content-security-policy']).toContain("default-src 'none'")
  expect(reached).toEqual([])
  expect(lines.join('')).not.toContain('secret')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 400, path: null })
  await expect.poll(counted).toEqual(['rejected'])
})

test.for([
  ['/admin/reset/5f3c9a-secret', 'admin'],
  ['/%61dmin/reset/5f3c9a-secret', 'admin'],
  ['/admin%2freset%2f5f3c9a-secret', 'admin'],
  ['/admin%5creset%5c5f3c9a-secret', 'admin'],
  ['/Admin/Reset/5f3c9a-secret', 'admin'],
  ['/ADMIN//reset/5f3c9a-secret', 'admin'],
  ['/cms/api/users/login', 'sign-in'],
  ['/cms/api/users/%6cogin', 'sign-in'],
  ['/cms//api/users/login/', 'sign-in'],
  ['/CMS/api/users/7', 'admin'],
  ['/cms%2fapi/users', 'admin'],
] as const)('treats %s as the admin at every layer', async ([path, kind]) => {
  visitors += 1
  const address = { 'X-Forwarded-For': `192.0.2.${visitors}` }
  const { status, headers } = await send(path, { ...cookie, ...address })
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain("script-src 'self' 'nonce-")
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['cache-control']).toBe(/cms/i.test(path) ? 'no-store' : undefined)
  expect(reached[0]?.headers.cookie).toBe('')
  expect(lines.join('')).not.toContain('secret')
  await expect.poll(counted).toEqual([kind])
  for (let attempt = 0; attempt < 2; attempt += 1) await send(path, address)
  expect((await send(path, address)).status).toBe(429)
  expect((await send(path, { Origin: 'https://evil.example' }, 'POST')).status).toBe(403)
})

test.for([
  '/%2561dmin/reset/5f3c9a-secret',
  '/admin;/reset/5f3c9a-secret',
  '/admin./reset/5f3c9a-secret',
])('logs only the first segment of the unknown path %s', async (path) => {
  await send(path)
  expect(lines.join('')).not.toContain('secret')
})
