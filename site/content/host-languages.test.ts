import { afterEach, expect, test } from 'vitest'
import { startClient } from '../testing/content-client.ts'
import { closeHosts, type Reply, sendJson, startHost } from '../testing/host.ts'
import { createTestLog } from '../testing/log.ts'

afterEach(closeHosts)

const product = { id: 1, name: 'Batubara', description: '', features: [] }

const responds: Reply = (_request, response) =>
  sendJson(response, { data: [{ ...product, translations: { en: { name: 'Coal' } } }] })

/** Responds as the contract requires for an unsupported language. */
const respondsInBaseLanguages: Reply = (request, response) => {
  if (!request.path.endsWith('=zh')) return responds(request, response)
  response.writeHead(400).end()
}

async function getClient(reply: Reply) {
  const host = await startHost(reply)
  const clock = { nowMs: 0 }
  const content = startClient(host.origin, createTestLog().log, {
    now: () => clock.nowMs,
    freshTtlS: 1,
  })
  return { content, clock, paths: () => host.received.map(({ path }) => path) }
}

test('asks in English for ten minutes after a host said that it does not know Chinese', async () => {
  const { content, clock, paths } = await getClient(respondsInBaseLanguages)
  expect((await content.products('zh')).ok).toBe(true)
  clock.nowMs += 599_000
  expect((await content.products('zh')).ok).toBe(true)
  clock.nowMs += 2_000
  expect((await content.products('zh')).ok).toBe(true)
  expect(paths()).toEqual(
    ['zh', 'en', 'en', 'zh', 'en'].map((code) => `/api/products?language=${code}`),
  )
})

test('asks a host that knows Chinese for it', async () => {
  const { content, paths } = await getClient(responds)
  await content.products('zh')
  expect(paths()).toEqual(['/api/products?language=zh'])
})

test('a 400 for a base language stays a failure', async () => {
  const { content } = await getClient((_request, response) => response.writeHead(400).end())
  expect(await content.products('en')).toEqual({ ok: false, error: 'Failed to fetch product' })
  expect(await content.products('zh')).toEqual({ ok: false, error: 'Failed to fetch product' })
})
