import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { PageAddress } from './page-address.ts'
import { createPageCache } from './page-cache.ts'
import { pagePolicies } from './page-policy.ts'
import { bodyIn, type Rendered } from './stored-page.ts'

const home: PageAddress = { path: '/', isVisitorMade: false }
const dayMs = 86_400_000

function rendered(text: string, status = 200, isPartial = false): Rendered {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
  return { status, headers, body: Buffer.from(text), isPartial }
}

/** A cache with its own clock; `render` is the next result of the renderer. */
function startCache(maxBytes = 1_000_000) {
  const clock = { ms: 0 }
  const state = {
    clock,
    render: (): Rendered | Promise<Rendered> => rendered(`page ${state.renderings}`),
    renderings: 0,
    errors: [] as unknown[],
  }
  const cache = createPageCache({
    render: async () => {
      state.renderings += 1
      return state.render()
    },
    policies: pagePolicies(30),
    maxBytes,
    now: () => clock.ms,
    onError: (error) => state.errors.push(error),
  })
  async function show(address = home) {
    const { page, cacheStatus } = await cache.get(address)
    return `${cacheStatus} ${page.status} ${bodyIn(page, 'identity')}`
  }
  return { ...cache, state, show }
}

function fail(): never {
  throw new Error('down')
}

function createGate(text: string) {
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  return { render: () => promise, release: () => resolve(rendered(text)) }
}

test('renders a page once and shows it as long as it is fresh', async () => {
  const { show, state } = startCache()
  expect(await show()).toBe('MISS 200 page 1')
  state.clock.ms = 29_999
  expect(await show()).toBe('HIT 200 page 1')
  expect(state.renderings).toBe(1)
})

test('shows the stale page while one refresh runs, then the new one', async () => {
  const { show, state } = startCache()
  await show()
  state.clock.ms = 31_000
  const { render, release } = createGate('new')
  state.render = render
  expect(await Promise.all([show(), show(), show()])).toEqual(Array(3).fill('STALE 200 page 1'))
  expect(state.renderings).toBe(2)
  release()
  await expect.poll(() => show()).toBe('HIT 200 new')
  expect(state.renderings).toBe(2)
})

test('waits for a new page if the cached one is too old to be shown before a refresh', async () => {
  const { show, state } = startCache()
  await show()
  state.clock.ms = 81_000
  expect(await show()).toBe('MISS 200 page 2')
})

test('shows a page that is right for a limited time no longer than that, unless a refresh fails', async () => {
  const { show, state } = startCache()
  const limited = (text: string) => ({ ...rendered(text), validMs: 10_000 })
  state.render = () => limited('laycan')
  await show()
  state.clock.ms = 9_999
  expect(await show()).toBe('HIT 200 laycan')
  state.clock.ms = 10_000
  state.render = fail
  expect(await show()).toBe('STALE 200 laycan')
  state.clock.ms = 12_000
  state.render = () => rendered('without')
  expect(await show()).toBe('MISS 200 without')
  state.clock.ms = 41_000
  expect(await show()).toBe('HIT 200 without')
})

test('renders once for 100 simultaneous cold requests', async () => {
  const { show, state } = startCache()
  const responses = await Promise.all(Array.from({ length: 100 }, () => show()))
  expect(new Set(responses)).toEqual(new Set(['MISS 200 page 1']))
  expect(state.renderings).toBe(1)
})

test('renders again after a cold rendering that threw', async () => {
  const { show, state } = startCache()
  state.render = fail
  await expect(show()).rejects.toThrow('down')
  state.render = () => rendered('back')
  expect(await show()).toBe('MISS 200 back')
})

test.each([
  ['throws', fail],
  ['brings 503', () => rendered('error', 503)],
  ['lacks a part', () => rendered('partial', 200, true)],
])('shows the last good page for days while the refresh %s', async (_case, render) => {
  const { show, state } = startCache()
  await show()
  state.render = render
  for (const days of [0.1, 1, 3, 6.9]) {
    state.clock.ms = days * dayMs
    expect(await show()).toBe('STALE 200 page 1')
  }
  state.clock.ms = 7.1 * dayMs
  await show().then(
    (text) => expect(text).not.toContain('page 1'),
    () => {},
  )
  state.render = () => rendered('back')
  state.clock.ms += 2000
  expect(await show()).toBe('MISS 200 back')
})

test('backs off from a refresh that fails, twice as long each time up to a minute', async () => {
  const { show, state } = startCache()
  await show()
  state.render = fail
  state.clock.ms = 100_000
  const tries: number[] = []
  for (let second = 0; second < 300; second += 1) {
    const before = state.renderings
    expect(await show()).toBe('STALE 200 page 1')
    if (state.renderings > before) tries.push(second)
    state.clock.ms += 1000
  }
  expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243])
  expect(state.errors).toHaveLength(tries.length)
})

test('resets the back-off once a refresh succeeds', async () => {
  const { show, state } = startCache()
  await show()
  state.render = fail
  state.clock.ms = 100_000
  await show()
  state.render = () => rendered('back')
  state.clock.ms += 1000
  expect(await show()).toBe('MISS 200 back')
  expect(await show()).toBe('HIT 200 back')
})

test('shows nothing rendered before a purge, and then renders each page once', async () => {
  const { show, purge } = startCache()
  await show()
  purge()
  expect(await Promise.all([show(), show()])).toEqual(Array(2).fill('MISS 200 page 2'))
  expect(await show()).toBe('HIT 200 page 2')
})

test('shows the page from before a purge if a new one fails, and retries at once after the next purge', async () => {
  const { show, purge, state } = startCache()
  await show()
  purge()
  state.render = fail
  expect(await show()).toBe('STALE 200 page 1')
  const { renderings } = state
  expect(await show()).toBe('STALE 200 page 1')
  expect(state.renderings).toBe(renderings)
  purge()
  state.render = () => rendered('changed')
  expect(await show()).toBe('MISS 200 changed')
})

test('treats a page as stale if its rendering began before a purge', async () => {
  const { show, purge, state } = startCache()
  const { render, release } = createGate('old')
  state.render = render
  const early = show()
  purge()
  state.render = () => rendered('new')
  expect(await show()).toBe('MISS 200 new')
  release()
  expect(await early).toBe('MISS 200 old')
  expect(await show()).toBe('HIT 200 new')
})

test('caches a 404 briefly, and a failure never', async () => {
  const { show, state } = startCache()
  state.render = () => rendered('none', 404)
  expect(await show()).toBe('MISS 404 none')
  state.clock.ms = 9000
  expect(await show()).toBe('HIT 404 none')
  state.clock.ms = 11_000
  state.render = () => rendered('error', 503)
  expect(await show()).toBe('MISS 503 error')
  expect(await show()).toBe('MISS 503 error')
  expect(state.renderings).toBe(3)
})

test('replaces a page that no longer exists by its 404', async () => {
  const { show, state } = startCache()
  await show()
  state.clock.ms = 100_000
  state.render = () => rendered('gone', 404)
  expect(await show()).toBe('MISS 404 gone')
  expect(await show()).toBe('HIT 404 gone')
})

test('caches a page that lacks a part for a second at most', async () => {
  const { show, state } = startCache()
  state.render = () => rendered('partial', 200, true)
  await show()
  expect(await show()).toBe('HIT 200 partial')
  state.clock.ms = 1001
  state.render = () => rendered('whole')
  expect(await show()).toBe('MISS 200 whole')
})

test('keeps redirects of data with their status and headers', async () => {
  const { get, state } = startCache()
  state.render = () => ({
    ...rendered('x', 202),
    headers: new Headers({ 'X-Remix-Response': 'yes' }),
  })
  await get(home)
  const { page, cacheStatus } = await get(home)
  expect(cacheStatus).toBe('HIT')
  expect(page.status).toBe(202)
  expect(page.headers).toContainEqual(['x-remix-response', 'yes'])
})

test('stays within its limit of bytes, and keeps the most recently used pages', async () => {
  const { get, show, bytes, state } = startCache(100_000)
  const random = () => Buffer.from(crypto.getRandomValues(new Uint8Array(2000))).toString('base64')
  state.render = () => rendered(random())
  await get(home)
  for (let id = 0; id < 100; id += 1) {
    await get({ ...home, path: `/blog/${id}` })
    expect(bytes()).toBeLessThanOrEqual(100_000)
    expect(await show()).toContain('HIT')
  }
  expect(await show({ ...home, path: '/blog/0' })).toContain('MISS')
})

test('evicts no page of the site for addresses that visitors make up', async () => {
  const { get, show, state } = startCache(100_000)
  state.render = () => rendered('x'.repeat(20_000))
  await get(home)
  for (let id = 0; id < 200; id += 1) {
    await get({ path: `/blog?q=${id}`, isVisitorMade: true })
  }
  state.render = () => rendered('x'.repeat(20_000), 404)
  for (let id = 0; id < 200; id += 1) await get({ ...home, path: `/produk/${id}` })
  expect(await show()).toContain('HIT')
})

test('caches nothing with a limit of 0', async () => {
  const { show } = startCache(0)
  expect(await show()).toBe('MISS 200 page 1')
  expect(await show()).toBe('MISS 200 page 2')
})

test('clears everything, including what is being rendered', async () => {
  const { show, clear, state } = startCache()
  await show()
  state.clock.ms = 31_000
  const { render, release } = createGate('before')
  state.render = render
  await show()
  clear()
  state.render = () => rendered('after')
  expect(await show()).toBe('MISS 200 after')
  release()
  await wait(0)
  expect(await show()).toBe('HIT 200 after')
})

test('compresses a new page quickly and later better, and the same content only once', async () => {
  const { get, purge, state } = startCache()
  const text = Array.from({ length: 3000 }, (_, line) => `baris ${line * 7919}`).join('\n')
  state.render = () => rendered(text)
  const { page } = await get(home)
  const first = bodyIn(page, 'br').length
  await expect.poll(() => bodyIn(page, 'br').length, { timeout: 5000 }).toBeLessThan(first)
  purge()
  const again = await get(home)
  expect(again.page.bodies).toBe(page.bodies)
  expect(brotliDecompressSync(Buffer.from(bodyIn(again.page, 'br'), 'latin1')).toString()).toBe(
    text,
  )
})

test('compresses better only when nothing is being rendered', async () => {
  const { get, state } = startCache()
  const text = Array.from({ length: 4000 }, (_, index) => `word ${index}`).join(' ')
  const slow = createGate('slow')
  state.render = slow.render
  const waiting = get({ ...home, path: '/slow' })
  state.render = () => rendered(text)
  const { page } = await get(home)
  const first = page.bodies
  await wait(0)
  expect(first).toMatchObject({ isRecompressed: false })
  slow.release()
  await waiting
  await expect.poll(() => first, { timeout: 5000 }).toMatchObject({ isRecompressed: true })
})
