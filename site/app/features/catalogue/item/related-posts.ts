import type { BlogSummary } from '@niaga/contract/entities'
import type { PageLink } from '../../../ui/other-pages.tsx'

/** Only one page of a host that has pages is searched: the newest articles matter most. */
export const searchedPosts = 100
const maxPosts = 3
/** Shorter words, such as `dan`, occur in titles of every kind. */
const minWord = 4

/** Returns the posts whose title or category names a product or machine, best match of its name first. */
export function relatedPosts(posts: readonly BlogSummary[], name: string): PageLink[] {
  const words = getWords(name)
  return posts
    .map((post) => {
      const titleWords = new Set(getWords(`${post.title} ${post.category ?? ''}`))
      return { post, hits: words.filter((word) => titleWords.has(word)).length }
    })
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .slice(0, maxPosts)
    .map(({ post: { id, title } }) => ({ path: `/blog/${id}`, name: title }))
}

function getWords(text: string): string[] {
  const words =
    text
      .slice(0, 500)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return words.filter((word) => word.length >= minWord)
}
