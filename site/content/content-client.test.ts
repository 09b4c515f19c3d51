import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { startClient } from '../testing/content-client.ts'
import { closeHosts, type Reply, sendJson, startHost } from '../testing/host.ts'
import { createTestLog } from '../testing/log.ts'

afterEach(closeHosts)

const failure = { ok: false, error: 'Failed to fetch home data' }
const home = { settings: [], menus: [], footers: [], sections: [], latest_news: [] }

async function getClient(reply: Reply, options: { timeoutMs?: number } = {}) {
  const host = await startHost(reply)
  const logger = createTestLog()
  return { ...logger, host, content: startClient(host.origin, logger.log, options) }
}

test('sends each call to its address, with its own language parameter', async () => {
  const { content, host } = await getClient((_request, response) =>
    sendJson(response, { data: {} }),
  )
  await content.home('en')
  await content.contact('id')
  await content.products('en')
  await content.tools('id')
  await content.businesses('en')
  await content.miningLocations('id')
  await content.managements('en')
  await content.galleries('id')
  await content.blogs('en', { from: 0, count: 12 })
  await content.blog('id', 12)
  expect(host.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/home?lang=en',
    'GET /api/contact?lang=id',
    'GET /api/products?language=en',
    'GET /api/tools?language=id',
    'GET /api/businesses?language=en',
    'GET /api/mining-locations?language=id',
    'GET /api/managements?language=en',
    'GET /api/galleries?language=id',
    'GET /api/blogs?lang=en&page=1&per_page=100',
    'GET /api/blogs/12?lang=id',
  ])
})

test('returns what fits the contract', async () => {
  const { content } = await getClient((_request, response) => sendJson(response, { data: home }))
  expect(await content.home('id')).toEqual({ ok: true, value: home })
})

test('leaves out one malformed item of a list, and logs it once', async () => {
  const products = [{ id: 1, name: 'Batu bara', description: '' }, { id: 'x' }, null]
  const { content, lines } = await getClient((_request, response) =>
    sendJson(response, { data: { data: products, total: 3 } }),
  )
  const reading = await content.products('id')
  expect(reading.ok && reading.value.map(({ name }) => name)).toEqual(['Batu bara'])
  expect(lines).toMatchObject([{ call: 'products', malformed: 2 }])
})

test('a 404 for a post is a missing post, a 404 for a list is a failure', async () => {
  const { content, lines } = await getClient((_request, response) => sendJson(response, {}, 404))
  expect(await content.blog('id', 12)).toEqual({ ok: true, value: null })
  expect(lines).toEqual([])
  expect(await content.blogs('id', { from: 0, count: 12 })).toEqual({
    ok: false,
    error: 'Failed to fetch blogs',
  })
  expect(lines).toMatchObject([{ call: 'blogs', cause: 'status 404' }])
})

test('reads a list without the inner envelope', async () => {
  const { content } = await getClient((_request, response) =>
    sendJson(response, { data: [{ id: 1, name: 'Bor', description: '' }] }),
  )
  const reading = await content.tools('id')
  expect(reading.ok && reading.value.length).toBe(1)
})

const oversized = Buffer.alloc(20_000, 32)

function redirectTo(location: string) {
  return (_request: unknown, response: ServerResponse) =>
    void response.writeHead(302, { Location: location }).end()
}

test.each<[string, Reply, string, { timeoutMs: number }?]>([
  [
    'is in trouble',
    (_, response) => void response.writeHead(500).end('<h1>Stack</h1>'),
    'status 500',
  ],
  ['responds with HTML', (_, response) => void response.end('<h1>Hello</h1>'), 'not JSON'],
  ['breaks the contract', (_, response) => sendJson(response, { data: 5 }), 'breaks the contract'],
  [
    'announces a response that is too long',
    (_, response) => void response.end(oversized),
    'more than 10000 bytes',
  ],
  [
    'goes on too long without saying so',
    (_, response) => {
      response.write(oversized)
      response.end()
    },
    'more than 10000 bytes',
  ],
  ['stays silent', () => {}, 'within 300 ms', { timeoutMs: 300 }],
  [
    'stops half way',
    (_, response) => void response.write('{"data":'),
    'within 300 ms',
    { timeoutMs: 300 },
  ],
  ['hangs up', (_, response) => void response.destroy(), 'fetch failed'],
  ['redirects for ever', redirectTo('/api/home?lang=id'), 'more than 3 redirects'],
])(
  'names the failure when the host %s, and logs the cause once',
  async (_case, reply, cause, options) => {
    const { content, lines } = await getClient(reply, options)
    expect(await content.home('id')).toEqual(failure)
    expect(lines).toMatchObject([{ call: 'home', path: '/api/home', msg: failure.error }])
    expect(lines[0]?.cause).toContain(cause)
  },
)

test('follows no redirect to another origin', async () => {
  const other = await startHost((_request, response) => sendJson(response, { data: home }))
  const { content } = await getClient(redirectTo(`${other.origin}/api/home`))
  expect(await content.home('id')).toEqual(failure)
  expect(other.received).toEqual([])
})

test('follows a redirect on the host itself', async () => {
  const { content } = await getClient((request, response) =>
    request.path.startsWith('/v2/')
      ? sendJson(response, { data: home })
      : redirectTo('/v2/home')(request, response),
  )
  expect((await content.home('id')).ok).toBe(true)
})

test('names the failure while the host is down', async () => {
  const { content, host } = await getClient(() => {})
  await host.close()
  expect(await content.home('id')).toEqual(failure)
})

test('sends another request after a failure', async () => {
  let isDown = true
  const { content } = await getClient((_request, response) =>
    isDown ? sendJson(response, {}, 503) : sendJson(response, { data: home }),
  )
  expect((await content.home('id')).ok).toBe(false)
  isDown = false
  expect((await content.home('id')).ok).toBe(true)
})
