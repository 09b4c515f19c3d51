import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { blankPng } from '../../content-service/src/testing/blank-png.ts'
import { hasEnded, type Service, stopService } from '../../scripts/services.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { type OwnSite, startSite } from '../journeys/support/site.ts'
import { get, post } from '../security/abuse/requests.ts'
import { startContent } from '../support/content.ts'
import { connectSecurely, findNginx, type Nginx, startNginx } from '../support/nginx.ts'
import { type RawResponse, sendOver } from '../support/raw-request.ts'

// Both built services as in production, behind nginx with the shipped file. Each attack here once succeeded.

const program = findNginx()
const { path: folder, remove: removeFolder } = temporaryFolder()
const [visitors, editors] = ['www.contoh.example', 'isi.contoh.example']
const secret = '5f3c9a0b7e-of-a-link-for-a-password'

let content: Service
let site: OwnSite
let nginx: Nginx

beforeAll(async () => {
  if (program === null) return
  // Only nginx is a trusted proxy; attackers use other loopback addresses.
  const environment = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' }
  content = await startContent({
    ...environment,
    DATA_DIR: folder,
    CONTENT_ORIGIN: `https://${editors}`,
    MALLOC_ARENA_MAX: '2',
  })
  site = await startSite({
    ...environment,
    CONTENT_HOST: content.origin,
    SITE_ORIGIN: `https://${visitors}`,
    PAGE_LIMIT_PER_MINUTE: '60',
  })
  nginx = await startNginx(program, { site: getPort(site), content: getPort(content) })
})

afterAll(async () => {
  if (program === null) return
  await nginx.stop()
  await site.stop()
  await stopService(content)
  await removeFolder()
})

// After each attack, the services still respond to other visitors and editors.
afterEach(async () => {
  if (program === null) return
  expect(await send(visitors, get('/'), '127.0.0.9')).toMatchObject({ status: 200 })
  expect(await send(editors, get('/api/home'), '127.0.0.9')).toMatchObject({ status: 200 })
  expect(hasEnded(content)).toBe(false)
  expect((await fetch(`${content.origin}/healthz`)).status).toBe(200)
})

// Skipped, and reported as skipped, if nginx is not installed.
const behind = test.skipIf(program === null)

const json = ['Content-Type: application/json']
const form = ['Content-Type: application/x-www-form-urlencoded']
const asQuery = ['X-Payload-HTTP-Method-Override: GET']

/** Returns JSON of many small objects, which takes fifty times as much memory when parsed. */
function braces(bytes: number): string {
  const head = '{"email":"a@b.co","password":"sandi-yang-salah","x":[{}'
  return `${head}${',{}'.repeat(Math.floor((bytes - head.length - 2) / 3))}]}`
}

behind.for([
  ['/cms/api/users/login', 8_000_000, 413],
  ['/cms/api/users/forgot-password', 8_000_000, 413],
  ['/cms/api/products', 8_000_000, 413],
  ['/cms/api/media', 8_000_000, 413],
  ['/cms/api/media', 11_500_000, 413],
  ['/cms/api/documents', 8_000_000, 413],
  ['/cms/api/spreadsheets/products/rows', 8_000_000, 413],
  ['/admin/login', 8_000_000, 413],
  ['/cms/api/users/login', 20_000, 413],
  ['/cms/api/users/login', 16_000, 401],
  ['/cms/api/products', 990_000, 403],
] as const)('responds to JSON to %s of %d bytes with %d', async ([path, bytes, status]) => {
  expect(await send(editors, post(braces(bytes), json, path))).toMatchObject({ status })
})

behind('survives a body of a megabyte on each connection of one address', async () => {
  const body = post(braces(990_000), json, '/cms/api/products')
  const responses = await Promise.all(Array.from({ length: 64 }, () => send(editors, body)))
  const statuses = new Set(responses.map(({ status }) => status))
  expect([...statuses].filter((status) => status !== 403 && status !== 429)).toEqual([])
})

behind('reads no large body without a valid session, whatever the cookie claims', async () => {
  const cookie = `Cookie: __Host-payload-token=${'a'.repeat(40)}.b.c`
  const body = post(braces(990_000), [...json, cookie], '/cms/api/products')
  const { status, body: text } = await send(editors, body)
  expect(status).toBe(403)
  expect(text).toContain('Sign in before')
})

behind('limits a chunked body as one with Content-Length', async () => {
  const piece = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
  const chunked = get('/cms/api/users/login', [...json, 'Transfer-Encoding: chunked'], 'POST')
  const bytes = `${chunked}${piece.repeat(40)}0\r\n\r\n`
  expect(await send(editors, bytes)).toMatchObject({ status: 413 })
})

behind.for([
  [form, 11_000_000, 413],
  [form, 900_000, 413],
  [form, 65_000, 403],
  [json, 900_000, 413],
] as const)(
  'responds to a query sent as %o, %d bytes long, with %d',
  async ([type, bytes, status]) => {
    const body = 'a&'.repeat(bytes / 2)
    const sent = post(
      type === form ? body : braces(bytes),
      [...type, ...asQuery],
      '/cms/api/messages',
    )
    expect(await send(editors, sent)).toMatchObject({ status })
  },
)

const walks = ['/.', '/x/..', '/api/..', '/%2e', '/x/%2e%2e', '/x/..%5c', '/x%2f..']

behind.for(walks)('lets no request past the gate by %s', async (walk) => {
  const signIn = await send(
    editors,
    post('{"email":"a@b.co"}', json, `${walk}/cms/api/users/login`),
  )
  expect(signIn).toMatchObject({ status: 400 })
  const cookie = ['Cookie: payload-token=a.b.c']
  expect(await send(editors, get(`${walk}/cms/api/users/me`, cookie))).toMatchObject({
    status: 400,
  })
  const link = await send(editors, get(`${walk}/admin/reset/${secret}`))
  expect(link).toMatchObject({ status: 400 })
})

behind.for(['/admin', '/./admin', '/%61dmin', '/Admin', '/%2561dmin', '/x/../admin', '/admin;'])(
  'keeps the secret of a link for a new password out of the log at %s',
  async (admin) => {
    const { head } = await send(editors, get(`${admin}/reset/${secret}`))
    const [, id = 'none'] = /\r\nx-request-id: *(\S+)/i.exec(head) ?? []
    await expect.poll(content.output).toContain(`"requestId":"${id}"`)
    expect(content.output()).not.toContain(secret)
  },
)

behind.for([
  '/assets/../blog?q=aa',
  '/-/../blog',
  '/assets/%2e%2e/blog',
  '/pictures/../blog',
  '/assets/../media/160/storage/x.webp?x=1',
])('rejects %s, which could pass a page for a file', async (path) => {
  expect(await send(visitors, get(path))).toMatchObject({ status: 400 })
})

behind('limits the pages of one visitor', async () => {
  const searches = Array.from({ length: 70 }, () => send(visitors, get('/blog?q=aa'), '127.0.0.3'))
  expect((await Promise.all(searches)).map(({ status }) => status)).toContain(429)
})

behind('has no image optimiser', async () => {
  for (const path of ['/_next/image?url=%2Fstorage%2Fx.png&w=3840&q=75', '/_next/%69mage?url=x']) {
    expect(await send(editors, get(path))).toMatchObject({ status: 404 })
  }
})

const message = { name: 'Sari', email: 'sari@pembeli.example', message: 'Timah' }

behind.for([
  '/api/send-contact',
  '/api//send-contact',
  '/api/send%2dcontact',
  '/./api/send-contact',
  '/api/send-contact?x',
])('accepts no message past the form, at %s', async (path) => {
  expect(await send(editors, post(JSON.stringify(message), json, path))).toMatchObject({
    status: 403,
  })
})

behind('accepts the message of a visitor by the form', async () => {
  const origin = [`Origin: https://${visitors}`]
  const sent = await send(visitors, post(new URLSearchParams(message).toString(), origin))
  expect(sent.status).toBe(200)
  expect(sent.body).toContain('Pesan berhasil dikirim!')
})

behind('forwards an upload of 10 MB to the service, which requires a sign-in', async () => {
  const picture = Buffer.concat([Buffer.from(blankPng(10, 10)), Buffer.alloc(9_900_000)])
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="batu bara.png"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--x--\r\n')])
  const type = ['Content-Type: multipart/form-data; boundary=x']
  expect(await send(editors, post(body, type, '/cms/api/media'))).toMatchObject({ status: 403 })
  expect(await send(editors, post(body, type, '/cms/api/products'))).toMatchObject({ status: 413 })
})

behind.for([
  ['/cms/api/documents', 19_900_000],
  ['/cms/api/spreadsheets/products/read', 5_000_000],
] as const)(
  'forwards %s of %d bytes to the service, which requires a sign-in',
  async ([path, bytes]) => {
    const type = ['Content-Type: multipart/form-data; boundary=x']
    const body = Buffer.alloc(bytes)
    const response = await send(editors, post(body, type, path))
    expect(response).toMatchObject({ status: 403, body: expect.stringContaining('Sign in before') })
  },
)

behind('reveals no name to a request with an unknown host', async () => {
  const unknown = 'GET /x HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'
  const plain = await sendOver(connect(nginx.httpPort, '127.0.0.1'), unknown)
  expect(plain.status).toBe(404)
  const secure = await sendOver(connectSecurely(nginx, visitors), unknown)
  expect(secure.status).toBe(404)
  for (const { head, body } of [plain, secure]) expect(head + body).not.toMatch(/evil|contoh/)
  const stranger = await sendOver(connectSecurely(nginx, 'evil.example'), unknown)
  expect(stranger.status).toBeNull()
  const response = await sendOver(connect(nginx.httpPort, '127.0.0.1'), getAt(visitors, '/x'))
  expect(response.head).toMatch(
    /^HTTP\/1\.1 308 [\s\S]*\r\nLocation: https:\/\/www\.contoh\.example\/x/,
  )
})

behind('keeps no log of requests in nginx, whose addresses may hold a secret', async () => {
  const link = get(`/admin/reset/${secret}`)
  for (const host of [visitors, 'contoh.example', editors]) await send(host, link)
  const plain = getAt(editors, `/admin/reset/${secret}`)
  await sendOver(connect(nginx.httpPort, '127.0.0.1'), plain)
  // Nginx rejects these by itself, which is an error of its own.
  const tooLarge = get(`/permintaan/${secret}`).replace(
    '\r\n\r\n',
    '\r\nContent-Length: 99000000\r\n\r\n',
  )
  for (const host of [visitors, editors])
    expect(await send(host, tooLarge)).toMatchObject({ status: 413 })
  for (const log of [nginx.accessLog, nginx.errorLog]) expect(readFileSync(log, 'utf8')).toBe('')
})

function getAt(host: string, path: string): string {
  return get(path).replace('Host: contoh.example', `Host: ${host}`)
}

/** Sends a request to one of the host names, from an address that is not a trusted proxy. */
function send(host: string, request: string | Buffer, from = '127.0.0.2'): Promise<RawResponse> {
  const bytes = Buffer.from(request)
  const [head = ''] = bytes.toString('latin1').split('\r\n\r\n', 1)
  const withHost = head.replace('Host: contoh.example', `Host: ${host}`)
  const whole = Buffer.concat([Buffer.from(withHost, 'latin1'), bytes.subarray(head.length)])
  return sendOver(connectSecurely(nginx, host, from), whole)
}

function getPort({ origin }: Service): number {
  return Number(new URL(origin).port)
}
