import { createServer } from 'node:http'
import { createAddressTest } from '@niaga/server-kit/client-address'
import { createRequestLog } from '@niaga/server-kit/request-log'
import { listen } from '@niaga/server-kit/testing/listen'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../platform/log/create-log.ts'
import { loggedPath, logRequests } from './request-log.ts'

const lines: string[] = []
const stream = { write: (line: string) => lines.push(line) }

const server = createServer((request, response) => {
  response.writeHead(201).end(request.headers['x-request-id'])
})
const isTrusted = createAddressTest(['loopback'])
const log = createLog('info', stream)
logRequests(server, createRequestLog({ log, stream, isTrusted, loggedPath }))
const origin = `http://127.0.0.1:${await listen(server)}`

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  lines.length = 0
})

test('passes the id of a request to the handler, and sends it back', async () => {
  const response = await fetch(origin)
  const id = response.headers.get('X-Request-Id')
  expect(await response.text()).toBe(id)
  expect(await logged()).toMatchObject({ requestId: id })
  const headers = { 'X-Request-Id': 'from-the-site-42' }
  expect((await fetch(origin, { headers })).headers.get('X-Request-Id')).toBe('from-the-site-42')
})

test('does not log the token of a password reset', async () => {
  await fetch(`${origin}/admin/reset/5f3c9a-secret`)
  expect(await logged()).toMatchObject({ path: '/admin/reset' })
})

test('logs the statement of a failed query without its parameters', () => {
  const query = 'insert into "messages" ("name", "email") values ($1, $2)'
  const cause = Object.assign(new Error('SQLITE_FULL: database or disk is full'), {
    code: 'SQLITE_FULL',
  })
  const params = ['Sari', 'sari@pembeli.example']
  const error = new Error(`Failed query: ${query}\nparams: ${params}`, { cause })
  createLog('info', stream).error({ err: Object.assign(error, { query, params }) }, 'Failed')
  expect(lines.join('')).toContain('insert into')
  expect(lines.join('')).toContain('SQLITE_FULL')
  expect(lines.join('')).not.toMatch(/sari/i)
})

test('logs a client error in one line, and a server error with its stack', () => {
  const log = createLog('info', stream)
  log.error({ err: Object.assign(new Error('Sandi sari terlalu pendek'), { status: 400 }) })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, status: 400, msg: 'Rejected' })
  expect(lines[0]).not.toMatch(/sari|stack| {4}at /)
  log.error({ err: Object.assign(new Error('Lost'), { status: 500 }) })
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 50, err: { message: 'Lost' } })
  expect(lines[1]).toContain('    at ')
})

async function logged(): Promise<unknown> {
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  return JSON.parse(lines[0] ?? '')
}
