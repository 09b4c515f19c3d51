import { endpoints } from '@niaga/contract/endpoints'
import type { ListPage } from '@niaga/contract/envelope'
import { expect, test } from 'vitest'
import { listPosts } from './list-posts.ts'

const posts = Array.from({ length: 250 }, (_, at) => ({ id: 250 - at, title: `Artikel ${at}` }))

/** A host with 250 posts whose list contains only the newest ones. */
function source(atOnce: number, hasPages: boolean) {
  return async (part?: ListPage) => {
    const { page, perPage } = hasPages && part ? part : { page: 1, perPage: atOnce }
    const data = posts.slice((page - 1) * perPage, page * perPage)
    const echo = hasPages && part ? { page, per_page: perPage } : {}
    return endpoints.blogs.response.parse({ data: { data, total: posts.length, ...echo } })
  }
}

test('lists the posts that a host only sends by pages, each once', async () => {
  const list = await listPosts(source(120, true))
  expect(list.posts.map(({ id }) => id)).toEqual(posts.map(({ id }) => id))
  expect(list.missing).toBe(0)
})

test('says how many posts a host without pages does not send', async () => {
  const list = await listPosts(source(120, false))
  expect([list.posts.length, list.missing]).toEqual([120, 130])
  expect((await listPosts(source(250, false))).missing).toBe(0)
})
