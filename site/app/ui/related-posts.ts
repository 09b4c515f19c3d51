import type { BlogSummary } from '@niaga/contract/entities'

/** Only one page of a host that has pages is searched: the newest articles matter most. */
export const searchedPosts = 100
const maxPosts = 3
/** Shorter words, such as `dan`, occur in titles of every kind. */
const minWord = 4

/** Returns the posts whose title or category has words of a text, such as the name of a product; best match first. */
export function relatedPosts(posts: readonly BlogSummary[], name: string): BlogSummary[] {
  const words = getWords(name)
  return posts
    .map((post) => {
      const titleWords = new Set(getWords(`${post.title} ${post.category ?? ''}`))
      return { post, hits: words.filter((word) => titleWords.has(word)).length }
    })
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .slice(0, maxPosts)
    .map(({ post }) => post)
}

function getWords(text: string): string[] {
  const words =
    text
      .slice(0, 500)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return words.filter((word) => word.length >= minWord)
}
