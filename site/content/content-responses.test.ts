import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointUrl } from '@niaga/contract/endpoints'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startClient } from '../testing/content-client.ts'
import { closeHosts, type Host, type Reply, sendJson, startHost } from '../testing/host.ts'
import { createTestLog } from '../testing/log.ts'
import { createContentFiles } from './content-files.server.ts'

let folder: string
let removeFolder: () => Promise<void>

beforeEach(() => {
  const temporary = temporaryFolder()
  folder = temporary.path
  removeFolder = temporary.remove
})

afterEach(async () => {
  await closeHosts()
  await removeFolder()
})

const product = (name: string) => ({ data: [{ id: 1, name, description: '' }] })

const post = {
  data: { title: 'Berita', image: null, category: null, published_date: null, content: '', id: 1 },
}

/** Starts a host that can be switched off, and a clock that only the test advances. */
async function start({ etag = true, maxDiskBytes = 1_000_000 } = {}) {
  const state = { name: 'Lama', status: 200, clockMs: 0, delayMs: 0, outdated: 0 }
  const reply: Reply = (request, response) => {
    if (state.status !== 200) return sendJson(response, {}, state.status)
    const tag = `"${state.name}"`
    if (etag && request.headers['if-none-match'] === tag) return void response.writeHead(304).end()
    if (etag) response.setHeader('ETag', tag)
    const isPost = request.path.startsWith('/api/blogs/')
    setTimeout(sendJson, state.delayMs, response, isPost ? post : product(state.name))
  }
  const host = await startHost(reply)
  const { log, lines } = createTestLog()
  const restart = () => {
    const files = createContentFiles(folder, maxDiskBytes, log)
    const now = () => state.clockMs
    const onOutdated = () => {
      state.outdated += 1
    }
    const options = { files, now, onOutdated, memoryBytes: 100_000, timeoutMs: 3000 }
    const client = startClient(host.origin, log, options)
    return { ...client, name: () => getName(client) }
  }
  return { host, state, lines, restart, ...restart() }
}

async function getName(client: ReturnType<typeof startClient>) {
  const reading = await client.products('id')
  return reading.ok ? reading.value[0]?.name : reading.error
}

async function stored() {
  await expect.poll(() => responseFiles().length, { timeout: 5000 }).toBe(1)
}

function responseFiles() {
  return readdirSync(folder).filter((name) => name.endsWith('.response'))
}

function countRequests({ received }: Host) {
  return received.length
}

test('sends one request for a fresh response, however many callers there are', async () => {
  const { host, name, home, state } = await start()
  await Promise.all([name(), name(), name(), home('id'), home('en')])
  expect(countRequests(host)).toBe(3)
  state.clockMs = 9_999
  await name()
  expect(countRequests(host)).toBe(3)
})

test('revalidates with the ETag, and keeps the same value object when nothing changed', async () => {
  const { host, products, state } = await start()
  const first = await products('id')
  state.clockMs = 10_000
  const second = await products('id')
  expect(host.received[1]?.headers['if-none-match']).toBe('"Lama"')
  expect(second.ok && second.value).toBe(first.ok && first.value)
  state.name = 'Baru'
  state.clockMs = 20_000
  const third = await products('id')
  expect(third.ok && third.value[0]?.name).toBe('Baru')
})

test('keeps the same value object for the same bytes of a host without ETags', async () => {
  const { products, state } = await start({ etag: false })
  const first = await products('id')
  state.clockMs = 10_000
  const second = await products('id')
  expect(second.ok && second.value).toBe(first.ok && first.value)
})

test('requests everything again after an invalidation, including what is on its way', async () => {
  const { host, name, invalidate, state } = await start()
  state.delayMs = 50
  const early = name()
  await expect.poll(() => countRequests(host)).toBe(1)
  state.name = 'Baru'
  invalidate()
  expect(await name()).toBe('Baru')
  await early
  expect(countRequests(host)).toBe(2)
})

test('returns the last good response while the host fails, and logs it', async () => {
  const { name, lines, state } = await start()
  await name()
  state.clockMs = 10_000
  state.status = 500
  expect(await name()).toBe('Lama')
  expect(lines).toMatchObject([
    { call: 'products', cause: 'status 500', msg: 'Serving stale content' },
  ])
})

test('says that old content is outdated, if it has changed since', async () => {
  const { name, invalidate, state } = await start()
  await name()
  state.clockMs = 10_000
  state.status = 500
  await name()
  expect(state.outdated).toBe(0)
  invalidate()
  expect(await Promise.all([name(), name()])).toEqual(['Lama', 'Lama'])
  expect(state.outdated).toBe(2)
  state.status = 200
  state.clockMs = 200_000
  await name()
  expect(state.outdated).toBe(2)
})

test('sends a host that keeps failing only an occasional request', async () => {
  const { host, name, state } = await start()
  await name()
  state.status = 500
  const tries: number[] = []
  for (let second = 10; second < 110; second += 1) {
    state.clockMs = second * 1000
    const before = countRequests(host)
    expect(await name()).toBe('Lama')
    if (countRequests(host) > before) tries.push(second)
  }
  expect(tries).toEqual([10, 11, 12, 13, 15, 19, 27, 43, 73, 103])
  state.status = 200
  state.name = 'Baru'
  state.clockMs = 140_000
  expect(await name()).toBe('Baru')
})

test('forwards the retry of a visitor who got nothing to a failing host, at most once a second', async () => {
  const { host, name, state } = await start()
  state.status = 500
  for (let time = 0; time < 3; time += 1) await name()
  expect(countRequests(host)).toBe(3)
  const startMs = performance.now()
  const waiting = Promise.all([name(), name(), name()])
  state.status = 200
  expect(await waiting).toEqual(['Lama', 'Lama', 'Lama'])
  expect(countRequests(host)).toBe(4)
  expect(performance.now() - startMs).toBeGreaterThan(900)
})

test.each([502, 503, 504])('tries a reading again that met status %i', async (status) => {
  let calls = 0
  const host = await startHost((_request, response) => {
    calls += 1
    sendJson(response, product('Lama'), calls === 1 ? status : 200)
  })
  expect(await getName(startClient(host.origin, createTestLog().log, { timeoutMs: 3000 }))).toBe(
    'Lama',
  )
  expect(calls).toBe(2)
})

test('attempts a failing read at most three times', async () => {
  const host = await startHost((_request, response) => void response.destroy())
  const failed = await getName(startClient(host.origin, createTestLog().log, { timeoutMs: 3000 }))
  expect(failed).toBe('Failed to fetch product')
  expect(countRequests(host)).toBe(3)
})

test('never retries a message', async () => {
  const { host, sendContact, state } = await start()
  state.status = 503
  const message = { name: 'Sari', email: 'sari@contoh.example', phone: '', message: 'Halo' }
  const visitor = { clientAddress: '203.0.113.7', key: 'kunci', spamSignal: null, files: [] }
  expect((await sendContact(message, visitor)).ok).toBe(false)
  expect(countRequests(host)).toBe(1)
})

test('after a restart, returns stored responses while the host is down', async () => {
  const { host, name, restart } = await start()
  await name()
  await stored()
  await host.close()
  expect(await restart().name()).toBe('Lama')
})

test('after a restart, revalidates stored responses', async () => {
  const { host, name, restart, state } = await start()
  await name()
  await stored()
  expect(await restart().name()).toBe('Lama')
  expect(host.received[1]?.headers['if-none-match']).toBe('"Lama"')
  state.name = 'Baru'
  const again = restart()
  expect(await again.name()).toBe('Baru')
  await expect
    .poll(() => readFileSync(join(folder, responseFiles()[0] ?? ''), 'utf8'))
    .toContain('Baru')
})

test.each([
  ['broken', () => 'nonsense'],
  ['cut off', (text: string) => text.slice(0, -10)],
])('treats a file that is %s as missing', async (_case, damage) => {
  const { host, name, restart, state } = await start()
  await name()
  await stored()
  const file = join(folder, responseFiles()[0] ?? '')
  writeFileSync(file, damage(readFileSync(file, 'latin1')), 'latin1')
  expect(await restart().name()).toBe('Lama')
  expect(host.received[1]?.headers['if-none-match']).toBeUndefined()
  state.status = 500
  expect(await restart().name()).toBeTypeOf('string')
})

test('treats a file that no longer fits the contract as missing', async () => {
  const { host, name, restart } = await start()
  const address = endpointUrl(host.origin, 'products', 'id').href
  const files = createContentFiles(folder, 1_000_000, createTestLog().log)
  files.write(address, { etag: '"Lama"', body: Buffer.from('{"data":5}') })
  await stored()
  expect(await name()).toBe('Lama')
  expect(host.received[0]?.headers['if-none-match']).toBeUndefined()
  expect(await restart().name()).toBe('Lama')
})

test('keeps the newest responses on disk, up to the limit', async () => {
  const { blog, host } = await start({ maxDiskBytes: 3000 })
  for (let id = 1; id <= 40; id += 1) expect((await blog('id', id)).ok).toBe(true)
  const files = createContentFiles(folder, 3000, createTestLog().log)
  const newest = endpointUrl(host.origin, 'blog', 'id', 40).href
  await expect.poll(() => files.read(newest)).not.toBeNull()
  const sizes = () => responseFiles().map((name) => readFileSync(join(folder, name)).byteLength)
  await expect.poll(() => sizes().reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3000)
  expect(sizes().length).toBeGreaterThan(5)
})

test('works without a disk, and logs it once', async () => {
  writeFileSync(join(folder, 'file'), '')
  const { host, state } = await start()
  const { log, lines } = createTestLog()
  const files = createContentFiles(join(folder, 'file/folder'), 1_000_000, log)
  const client = startClient(host.origin, log, {
    files,
    now: () => state.clockMs,
    timeoutMs: 3000,
  })
  expect(await getName(client)).toBe('Lama')
  await expect.poll(() => lines.length).toBe(1)
  await client.tools('id')
  expect(await getName(client)).toBe('Lama')
  expect(lines).toHaveLength(1)
})

test('clears memory and disk', async () => {
  const { name, clear, restart, state } = await start()
  await name()
  await stored()
  clear()
  state.status = 500
  const failure = 'Failed to fetch product'
  expect(await name()).toBe(failure)
  expect(await restart().name()).toBe(failure)
})
