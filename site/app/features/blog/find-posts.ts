import type { BlogSummary } from '@niaga/contract/entities'
import { fold } from '@niaga/contract/fold'
import { plainText } from '../../ui/text/plain-text.ts'

/** Folded titles of a list, kept as long as the list itself, because folding thousands on each search is slow. */
const foldedTitles = new WeakMap<readonly BlogSummary[], string[]>()

/** Returns the posts whose title contains the query, ignoring case and accents (specification, section 2). */
export function findPosts(posts: readonly BlogSummary[], query: string): readonly BlogSummary[] {
  const term = fold(query)
  if (term === '') return posts
  const titles = getTitles(posts)
  return posts.filter((_post, index) => titles[index]?.includes(term))
}

function getTitles(posts: readonly BlogSummary[]): string[] {
  const cached = foldedTitles.get(posts)
  if (cached) return cached
  const titles = posts.map(({ title }) => fold(plainText(title)))
  foldedTitles.set(posts, titles)
  return titles
}
