import type { BlogSummary } from '@niaga/contract/entities'
import { fold } from '@niaga/contract/fold'
import { plainText } from '../../ui/text/plain-text.ts'

/** Folded titles of a list, kept as long as the list itself, because folding thousands on each search is slow. */
const foldedTitles = new WeakMap<readonly BlogSummary[], string[]>()

/** Returns the posts whose title contains the query, ignoring case and accents (specification, section 2). */
export function findPosts(posts: readonly BlogSummary[], query: string): readonly BlogSummary[] {
  const wanted = fold(query)
  if (wanted === '') return posts
  const titles = getTitles(posts)
  return posts.filter((_post, index) => titles[index]?.includes(wanted))
}

function getTitles(posts: readonly BlogSummary[]): string[] {
  const known = foldedTitles.get(posts)
  if (known) return known
  const titles = posts.map(({ title }) => fold(plainText(title)))
  foldedTitles.set(posts, titles)
  return titles
}
