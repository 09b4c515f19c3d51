import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createAddressTest } from '@niaga/server-kit/client-address'
import { createRequestLog } from '@niaga/server-kit/request-log'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../platform/log/create-log.ts'
import { loggedPath, logRequests } from './request-log.ts'

const lines: string[] = []
const stream = { write: (line: string) => lines.push(line) }

let server: Server
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(201).end(request.headers['x-request-id'])
  })
  const isTrusted = createAddressTest(['loopback'])
  const log = createLog('info', stream)
  logRequests(server, createRequestLog({ log, stream, isTrusted, loggedPath }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  lines.length = 0
})

test('hands the id of a request to what follows, and sends it back', async () => {
  const answer = await fetch(origin)
  const id = answer.headers.get('X-Request-Id')
  expect(await answer.text()).toBe(id)
  expect(await told()).toMatchObject({ requestId: id })
  const headers = { 'X-Request-Id': 'from-the-site-42' }
  expect((await fetch(origin, { headers })).headers.get('X-Request-Id')).toBe('from-the-site-42')
})

test('keeps the secret of a link for a new password out', async () => {
  await fetch(`${origin}/admin/reset/5f3c9a-secret`)
  expect(await told()).toMatchObject({ path: '/admin/reset' })
})

test('tells of a failed query what failed, and nothing of what was to be stored', () => {
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

test('tells of what was refused in a line, and of what failed with its stack', () => {
  const log = createLog('info', stream)
  log.error({ err: Object.assign(new Error('Sandi sari terlalu pendek'), { status: 400 }) })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, status: 400, msg: 'Rejected' })
  expect(lines[0]).not.toMatch(/sari|stack| {4}at /)
  log.error({ err: Object.assign(new Error('Lost'), { status: 500 }) })
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 50, err: { message: 'Lost' } })
  expect(lines[1]).toContain('    at ')
})

async function told(): Promise<unknown> {
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  return JSON.parse(lines[0] ?? '')
}
