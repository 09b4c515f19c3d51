import { listPageLimits } from '@niaga/contract/endpoints'
import type { BlogSummary } from '@niaga/contract/entities'
import type { List, ListPage } from '@niaga/contract/envelope'

const { perPage } = listPageLimits
/** Enough for a million posts; a host that counts more is mistaken. */
const maxPages = 10_000

/**
 * Lists all posts of another host, newest first: its list, then the remaining pages of a list that is too long for one
 * response.
 *
 * @param read the list, or a page of it
 * @returns also the number of posts that the host has but did not send
 */
export async function listPosts(
  read: (page?: ListPage) => Promise<List<BlogSummary>>,
): Promise<{ posts: BlogSummary[]; missing: number }> {
  const list = await read()
  const posts = new Map(list.items.map((post) => [post.id, post]))
  for (let page = 1; posts.size < list.total && page <= maxPages; page += 1) {
    const part = await read({ page, perPage })
    if (part.page?.page !== page || part.items.length === 0) break
    for (const post of part.items) posts.set(post.id, post)
  }
  return { posts: [...posts.values()], missing: Math.max(list.malformed, list.total - posts.size) }
}
