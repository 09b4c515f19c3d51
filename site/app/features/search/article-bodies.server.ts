import { setTimeout as wait } from 'node:timers/promises'
import type { BlogDetail } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { SiteContext } from '../../site-context.ts'
import { plainText } from '../../ui/text/plain-text.ts'

/**
 * Number of articles searched by their text, from the start of the list; the others are searched by title and category.
 * The contract's list has no texts, and each is a request to the content host.
 */
export const maxBodies = 200
/** Maximum length of an article's text, in characters; markup beyond four times that is not read. */
const longestBody = 6000
/** Maximum age of a text before it is loaded again, in milliseconds; a change of a title is noticed at once. */
const freshMs = 600_000

export type ArticleBodies = ReturnType<typeof createArticleBodies>

/** Loads the texts of articles one after the other, alongside the visitors' requests. */
export function createArticleBodies(
  content: Pick<SiteContext['content'], 'blog'>,
  locale: Locale,
  now: () => number = () => performance.now(),
) {
  let texts = new Map<number, string>()
  let readAt = Number.NEGATIVE_INFINITY
  let readIds = new Set<number>()
  let isReading = false

  /**
   * Loads missing texts, or all texts if they are old. One run at a time.
   *
   * @returns whether any text has changed
   */
  async function refresh(posts: readonly { id: number }[]): Promise<boolean> {
    if (isReading) return false
    const ids = posts.slice(0, maxBodies).map(({ id }) => id)
    const isOld = now() - readAt > freshMs
    const due = isOld ? ids : ids.filter((id) => !readIds.has(id))
    if (due.length === 0) return false
    isReading = true
    try {
      if (isOld) readAt = now()
      const next = new Map(ids.flatMap((id) => (texts.has(id) ? [[id, texts.get(id) ?? '']] : [])))
      for (const id of due) {
        const startedAt = performance.now()
        const reading = await content.blog(locale, id)
        if (reading.ok) next.set(id, getText(toHtml(reading.value)))
        // Pauses as long as the work took, so visitors who arrive meanwhile do not wait for it.
        await wait(performance.now() - startedAt, undefined, { ref: false })
      }
      readIds = new Set(ids)
      const isChanged =
        next.size !== texts.size || [...next].some(([id, text]) => texts.get(id) !== text)
      texts = next
      return isChanged
    } finally {
      isReading = false
    }
  }

  return { texts: (): ReadonlyMap<number, string> => texts, refresh }
}

/** Returns `''` for an article that is deleted or does not exist. */
function toHtml(post: BlogDetail | 'gone' | null): string {
  return post === null || post === 'gone' ? '' : post.content
}

function getText(html: string): string {
  return plainText(html.slice(0, 4 * longestBody)).slice(0, longestBody)
}
