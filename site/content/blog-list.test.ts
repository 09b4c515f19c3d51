import { readdirSync } from 'node:fs'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterEach, expect, test } from 'vitest'
import { startClient } from '../testing/content-client.ts'
import { closeHosts, type Reply, sendJson, startHost } from '../testing/host.ts'
import { createTestLog } from '../testing/log.ts'
import { type PagedBlogs, pagedBlogs } from '../testing/paged-blogs.ts'
import { createContentFiles } from './content-files.server.ts'

afterEach(closeHosts)

const everything = { from: 0, count: 1_000_000 }

async function getClient(reply: Reply) {
  const host = await startHost(reply)
  const content = startClient(host.origin, createTestLog().log, { maxBytes: 100_000 })
  return { host, content, asked: () => host.received.splice(0).map(({ path }) => path) }
}

function paged(options: Partial<PagedBlogs> = {}) {
  const state = {
    count: 250,
    hasSearch: true,
    getTitle: (id: number) => `Artikel ${id}`,
    ...options,
  }
  return { state, reply: pagedBlogs(state) }
}

function getIds(reading: Awaited<ReturnType<ReturnType<typeof startClient>['blogs']>>) {
  if (!reading.ok) throw new Error(reading.error)
  return { ...reading.value, posts: reading.value.posts.map(({ id }) => id) }
}

/** Returns posts of a host without pages. */
function whole(count: number, more: object = {}): Reply {
  const data = Array.from({ length: count }, (_, at) => ({ id: at + 1, title: `Artikel ${at}` }))
  return (_, response) => sendJson(response, { data: { data, ...more } })
}

test('reads only the pages of a range, and shares them', async () => {
  const { content, asked } = await getClient(paged().reply)
  const range = getIds(await content.blogs('id', { from: 96, count: 12 }))
  const posts = Array.from({ length: 12 }, (_, at) => 154 - at)
  expect(range).toEqual({ posts, total: 250, isWhole: false })
  expect(asked()).toEqual([
    '/api/blogs?lang=id&page=1&per_page=100',
    '/api/blogs?lang=id&page=2&per_page=100',
  ])
  expect(getIds(await content.blogs('id', { from: 108, count: 12 })).posts[0]).toBe(142)
  expect(asked()).toEqual([])
  expect(getIds(await content.blogs('id', everything)).posts).toHaveLength(250)
  expect(asked()).toEqual(['/api/blogs?lang=id&page=3&per_page=100'])
})

test('asks for no page after the last', async () => {
  const { content, asked } = await getClient(paged().reply)
  expect(getIds(await content.blogs('id', { from: 6000, count: 12 })).posts).toEqual([])
  expect(asked()).toHaveLength(1)
})

test('has the host search for titles, and keeps no search', async () => {
  const { content, asked } = await getClient(paged().reply)
  const search = () => content.foundBlogs('en', 'Artikel 11', { page: 1, perPage: 12 })
  expect(getIds(await search())).toMatchObject({ total: 11, isWhole: false })
  expect(asked()[1]).toBe('/api/blogs?lang=en&page=1&per_page=12&q=Artikel+11')
  await search()
  expect(asked()).toHaveLength(1)
})

test('reads the whole list to search in, of a host that states pages but no search', async () => {
  const { content, asked } = await getClient(paged({ hasSearch: false }).reply)
  const reading = await content.foundBlogs('id', 'Artikel 11', { page: 1, perPage: 12 })
  expect(getIds(reading)).toMatchObject({ total: 250, isWhole: true })
  expect(asked().at(-1)).toBe('/api/blogs?lang=id')
})

test('takes the whole list from a host that does not know pages, by one call', async () => {
  const { content, asked } = await getClient(whole(250))
  expect(getIds(await content.blogs('id', { from: 12, count: 12 })).posts).toHaveLength(250)
  const list = getIds(await content.foundBlogs('id', 'x', { page: 1, perPage: 12 }))
  expect(list).toMatchObject({ total: 250, isWhole: true })
  expect(asked()).toHaveLength(1)
})

test.for([
  ['a part without saying so', whole(12, { total: 250 })],
  ['as many as were requested, and no total', whole(100)],
  ['another page than was requested', whole(100, { total: 250, page: 2, per_page: 100 })],
  ['fewer on a page than were requested', whole(50, { total: 250, page: 1, per_page: 50 })],
] as const)('reads the whole list of a host that sends %s', async ([_, reply]) => {
  const { content, asked } = await getClient((request, response) =>
    request.path.includes('page') ? reply(request, response) : whole(250)(request, response),
  )
  expect(getIds(await content.blogs('id', everything)).posts).toHaveLength(250)
  expect(asked().at(-1)).toBe('/api/blogs?lang=id')
})

test('reads the whole list of a host that rejects parameters that it does not know', async () => {
  const { content } = await getClient((request, response) =>
    request.path.includes('page') ? sendJson(response, {}, 400) : whole(3)(request, response),
  )
  expect(getIds(await content.blogs('id', everything)).posts).toHaveLength(3)
})

test('names the failure when a page fails', async () => {
  const { reply } = paged()
  const { content } = await getClient((request, response) =>
    request.path.includes('page=3') ? sendJson(response, {}, 500) : reply(request, response),
  )
  const failure = { ok: false, error: 'Failed to fetch blogs' }
  expect(await content.blogs('id', everything)).toEqual(failure)
})

test('has a post once that moves to the next page meanwhile', async () => {
  const { state, reply } = paged({ count: 150 })
  const { content } = await getClient((request, response) => {
    reply(request, response)
    state.count = 151
  })
  const { posts } = getIds(await content.blogs('id', everything))
  expect(new Set(posts).size).toBe(posts.length)
})

test('keeps older pages only on disk, for an outage, and searches nowhere', async () => {
  await using folder = temporaryFolder()
  const { log } = createTestLog()
  const host = await startHost(paged({ count: 1250 }).reply)
  const start = () => {
    const files = createContentFiles(folder.path, 10_000_000, log)
    return startClient(host.origin, log, { maxBytes: 100_000, files })
  }
  const content = start()
  await content.foundBlogs('id', 'Artikel', { page: 1, perPage: 12 })
  expect(getIds(await content.blogs('id', everything)).posts).toHaveLength(1250)
  await expect.poll(() => readdirSync(folder.path)).toHaveLength(13)
  host.received.splice(0)
  await content.blogs('id', everything)
  expect(host.received.map(({ path }) => path)).toEqual(
    [11, 12, 13].map((page) => `/api/blogs?lang=id&page=${page}&per_page=100`),
  )
  await host.close()
  expect(getIds(await start().blogs('id', everything)).posts).toHaveLength(1250)
})
