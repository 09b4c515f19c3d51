import { afterEach, expect, test } from 'vitest'
import { startClient } from '../../../../testing/content-client.ts'
import { closeHosts, startHost } from '../../../../testing/host.ts'
import { createTestLog } from '../../../../testing/log.ts'
import { pagedBlogs } from '../../../../testing/paged-blogs.ts'
import { readListedPosts } from './listed-posts.server.ts'

afterEach(closeHosts)

async function start(count: number) {
  const state = { count, hasSearch: true, getTitle: (id: number) => `Artikel ${id}` }
  const host = await startHost(pagedBlogs(state))
  const content = startClient(host.origin, createTestLog().log, { maxBytes: 100_000 })
  const clock = { ms: 0 }
  const read = async () => {
    const reading = await readListedPosts(content, 'id', () => clock.ms)
    if (!reading.ok) throw new Error(reading.error)
    return reading.value
  }
  return { state, host, content, clock, read }
}

test('reads all posts again when the newest have changed, or after ten minutes', async () => {
  const { state, host, content, clock, read } = await start(1250)
  const posts = await read()
  expect(posts).toHaveLength(1250)
  expect(Object.keys(posts[0] ?? {})).toEqual(['id', 'title', 'category', 'published_date'])
  const requests = host.received.length
  expect(await read()).toBe(posts)
  expect(host.received).toHaveLength(requests)
  state.count = 1251
  content.invalidate()
  expect(await read()).toHaveLength(1251)
  state.getTitle = (id) => (id === 1 ? 'Diubah' : `Artikel ${id}`)
  content.invalidate()
  expect((await read()).at(-1)?.title).toBe('Artikel 1')
  clock.ms = 600_000
  expect((await read()).at(-1)?.title).toBe('Diubah')
})

test('has the newest 10,000 of a longer list', async () => {
  const { read } = await start(10_100)
  const posts = await read()
  expect([posts.length, posts.at(-1)?.id]).toEqual([10_000, 101])
})

test('keeps the list that it had while a page fails', async () => {
  const { host, content, clock, read } = await start(1250)
  const posts = await read()
  await host.close()
  content.invalidate()
  clock.ms = 600_000
  expect(await read()).toBe(posts)
})
