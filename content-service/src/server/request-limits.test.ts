import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { createAddressTest } from '@niaga/contract/client-address'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestGate } from './request-gate.ts'

const gate = requestGate({
  isTrustedProxy: createAddressTest(['loopback']),
  security: { isSecure: true, isDevelopment: false },
  limits: {
    addressBytes: 200,
    parameters: 4,
    adminBodyBytes: 100,
    callsPerMinute: 2,
    adminCallsPerMinute: 1,
  },
})
gate.open((_request, response) => void response.writeHead(200).end('answered'))
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

test('refuses a change that is too large, or does not say how large it is', async () => {
  const large = await ask('/cms/api/media', { 'Content-Length': '101' }, 'x'.repeat(101))
  expect(large.status).toBe(413)
  expect(JSON.parse(large.text)).toMatchObject({ error: { code: 'too_large' } })
  const unstated = await ask('/cms/api/media', { 'Transfer-Encoding': 'chunked' }, 'x')
  expect(unstated.status).toBe(411)
  expect((await ask('/cms/api/media', { 'Content-Length': '1' }, 'x')).status).toBe(200)
})

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
