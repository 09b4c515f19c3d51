import { afterEach, expect, test } from 'vitest'
import { smallContent } from '../../testing/content.ts'
import { closeHosts, type Reply, startHost } from '../../testing/host.ts'
import { purge, purgeRequest, purgeSecret } from '../../testing/purge.ts'
import { findRedis, startRedis } from '../../testing/redis-server.ts'
import { type Site, startSite } from '../../testing/site.ts'

const redis = findRedis()
const patience = { timeout: 10_000 }
const sites: Site[] = []

afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()))
  await closeHosts()
})

/** Starts sites with one content host, whose title can be changed. */
async function start(count: number, variables: Record<string, string> = {}) {
  const state = { title: 'Lama', isDown: false }
  const reply: Reply = (request, response) => {
    if (state.isDown) return void response.writeHead(500).end()
    if (!request.path.startsWith('/api/home')) return smallContent(request, response)
    const sections = [
      { order: 1, translations: [{ locale: 'id', content: { title: state.title } }] },
    ]
    const home = { settings: [], menus: [], footers: [], sections, latest_news: [] }
    response.end(JSON.stringify({ data: home }))
  }
  const host = await startHost(reply)
  for (let site = 0; site < count; site += 1) {
    sites.push(await startSite(host.origin, { PURGE_SECRET: purgeSecret, ...variables }))
  }
  return state
}

async function getTitle(site: Site | undefined): Promise<string> {
  const html = (await (await site?.get('/'))?.text()) ?? ''
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
}

test('shows a published change as soon as it is notified', async () => {
  const content = await start(1)
  const [site] = sites
  if (!site) return
  expect(await getTitle(site)).toBe('Lama')
  content.title = 'Baru'
  expect(await getTitle(site)).toBe('Lama')
  expect(await purge(site, purgeRequest(1))).toBe(204)
  expect(await getTitle(site)).toBe('Baru')
})

test('shows a change soon after a content host that failed at that moment', async () => {
  const content = await start(1)
  const [site] = sites
  if (!site) return
  expect(await getTitle(site)).toBe('Lama')
  Object.assign(content, { title: 'Baru', isDown: true })
  expect(await purge(site, purgeRequest(1))).toBe(204)
  expect(await getTitle(site)).toBe('Lama')
  content.isDown = false
  // The change appears before the page is stale.
  await expect.poll(() => getTitle(site), patience).toBe('Baru')
})

test('ignores messages that are forged, old, replayed or not new', async () => {
  const content = await start(1)
  const [site] = sites
  if (!site) return
  const message = purgeRequest(5)
  expect(await purge(site, message)).toBe(204)
  expect(await getTitle(site)).toBe('Lama')
  content.title = 'Baru'
  expect(await purge(site, message)).toBe(204)
  expect(await purge(site, purgeRequest(4))).toBe(204)
  expect(await purge(site, purgeRequest(6, { secret: 'b'.repeat(40) }))).toBe(401)
  expect(await purge(site, purgeRequest(6, { ageS: 400 }))).toBe(401)
  expect(await purge(site, { method: 'POST', body: 'x'.repeat(70_000) })).toBe(413)
  expect((await site.get('/-/purge')).status).not.toBe(204)
  expect(await getTitle(site)).toBe('Lama')
})

test('accepts no message without a secret', async () => {
  await start(1, { PURGE_SECRET: '' })
  const [site] = sites
  if (site) expect(await purge(site, purgeRequest(1))).toBe(401)
})

// A missing Redis is a failure in a pipeline.
test.skipIf(redis === null && !process.env.CI)(
  'notifies the other copies over Redis, also after Redis was away',
  async () => {
    expect(redis).not.toBeNull()
    const server = await startRedis(redis ?? '')
    const content = await start(2, { REDIS_URL: server.url })
    const [first, second] = sites
    if (!first) return
    expect(await getTitle(second)).toBe('Lama')
    content.title = 'Baru'
    let version = 0
    await expect
      .poll(async () => {
        version += 1
        await purge(first, purgeRequest(version))
        return getTitle(second)
      }, patience)
      .toBe('Baru')

    // Both copies listen now, so one message is enough, and no earlier message is pending.
    content.title = 'Lebih baru'
    version += 1
    await purge(first, purgeRequest(version))
    await expect.poll(() => getTitle(second), patience).toBe('Lebih baru')

    await server.stop()
    content.title = 'Saat Redis mati'
    expect(await purge(first, purgeRequest(version + 1))).toBe(204)
    expect(await getTitle(first)).toBe('Saat Redis mati')
    expect(await getTitle(second)).toBe('Lebih baru')
    const again = await startRedis(redis ?? '', server.port)
    await expect.poll(() => getTitle(second), patience).toBe('Saat Redis mati')
    await again.stop()
  },
  40_000,
)
