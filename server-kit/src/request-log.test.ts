import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAddressTest } from './client-address.ts'
import { createRequestLog, type RequestLogOptions } from './request-log.ts'
import { listen } from './testing/listen.ts'

const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
const log = pino({ base: undefined, name: 'test' }, stream)
const servers: Server[] = []

beforeEach(() => {
  lines.length = 0
})

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/**
 * Starts a server that responds with 201 and the request's id, or with the status in `?status=`; `/cut` ends the
 * connection.
 */
async function start(options: Partial<RequestLogOptions> = {}): Promise<string> {
  const isTrusted = createAddressTest(['loopback'])
  const observe = createRequestLog({ log, stream, isTrusted, ...options })
  const server = createServer((request, response) => {
    const record = observe(request, response)
    record.cacheStatus = request.url === '/cached' ? 'HIT' : undefined
    if (request.url === '/cut') return response.destroy()
    response.statusCode = Number(/status=(\d+)/.exec(request.url ?? '')?.[1] ?? 201)
    return response.end(record.id)
  })
  servers.push(server)
  return `http://127.0.0.1:${await listen(server)}`
}

async function logged(): Promise<Record<string, unknown>> {
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  return JSON.parse(lines[0] ?? '')
}

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

test('logs only the status of a contact message', async () => {
  const body = JSON.stringify({ name: 'Sari', email: 'sari@pembeli.example', message: 'Halo' })
  await fetch(`${await start()}/api/send-contact?from=sari`, { method: 'POST', body })
  const line = { level: 30, method: 'POST', path: '/api/send-contact', status: 201 }
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(await logged()).toMatchObject({ ...line, time, name: 'test', ms: expect.any(Number) })
  expect(lines.join('')).not.toMatch(/sari|Halo|127\.0\.0\.1/i)
})

test('logs the cache status, a server error as a warning, and a connection that ended first', async () => {
  const origin = await start()
  await fetch(`${origin}/cached`)
  expect(await logged()).toMatchObject({ path: '/cached', cache: 'HIT', level: 30 })
  lines.length = 0
  await fetch(`${origin}/?status=503`)
  expect(await logged()).toMatchObject({ status: 503, level: 40 })
  lines.length = 0
  await fetch(`${origin}/readyz?status=503`)
  expect(await logged()).toMatchObject({ path: '/readyz', status: 503, level: 30 })
  lines.length = 0
  await fetch(`${origin}/cut`).catch(() => {})
  expect(await logged()).toMatchObject({ path: '/cut', status: null })
})

test.each([
  ['from-nginx-42', 'from-nginx-42'],
  ['x","status":200', expect.stringMatching(/^[\da-f-]{36}$/)],
  ['a'.repeat(65), expect.stringMatching(/^[\da-f-]{36}$/)],
  ['short', expect.stringMatching(/^[\da-f-]{36}$/)],
])('accepts the id %s of a proxy if it is valid', async (proxyId, id) => {
  const headers = { 'X-Request-Id': proxyId }
  expect(await (await fetch(await start(), { headers })).text()).toEqual(id)
  expect(await logged()).toMatchObject({ requestId: id })
})

test('ignores the ids of an untrusted client', async () => {
  const origin = await start({ isTrusted: createAddressTest(['192.0.2.1']) })
  const headers = { 'X-Request-Id': 'from-nginx-42', traceparent }
  expect(await (await fetch(origin, { headers })).text()).toMatch(/^[\da-f-]{36}$/)
  expect(await logged()).not.toHaveProperty('traceId')
})

test.each([
  [traceparent, traceparent.slice(3, 35)],
  [`${traceparent}","status":200`, undefined],
  [traceparent.toUpperCase().replace('00-', '01-'), undefined],
])('logs the trace of the traceparent %s', async (traceparent, traceId) => {
  await fetch(await start(), { headers: { traceparent } })
  expect((await logged()).traceId).toBe(traceId)
})

test('writes any path as one line of JSON, and nothing below its level', async () => {
  await fetch(`${await start()}/%22,%22status%22:200`)
  expect(await logged()).toMatchObject({ path: '/","status":200', status: 201 })
  lines.length = 0
  const origin = await start({ log: pino({ level: 'warn' }, stream) })
  await fetch(`${origin}/quiet`)
  await fetch(`${origin}/?status=500`)
  expect(await logged()).toMatchObject({ status: 500 })
})

test('truncates a long path, and logs only the part that may be logged', async () => {
  await fetch(`${await start()}/${'a'.repeat(1000)}`)
  expect(await logged()).toMatchObject({ path: `/${'a'.repeat(255)}` })
  lines.length = 0
  await fetch(`${await start({ loggedPath: (path) => path.slice(0, 3) })}/admin/reset/secret`)
  expect(await logged()).toMatchObject({ path: '/ad' })
})

test('does not log a rejected target', async () => {
  const origin = await start()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.end('GET /x/../admin/reset/secret HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(await logged()).toMatchObject({ path: null })
  expect(lines.join('')).not.toContain('secret')
})
