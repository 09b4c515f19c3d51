import type { Payload, Where } from 'payload'
import { previewedId } from '../content/preview-target.ts'
import { published } from '../content/published.ts'
import { shownUntil } from '../content-versions/versions.ts'

/**
 * Returns the filter for posts that visitors may see: published, and dated no later than now. An editor's preview also
 * sees its draft.
 */
export async function publicPosts(payload: Payload): Promise<Where> {
  const until = (await shownUntil({ payload })) ?? new Date()
  const isShown = { and: [published, { listedAt: { less_than_equal: until.toISOString() } }] }
  const previewed = previewedId('blog-posts')
  return previewed === null ? isShown : { or: [isShown, { id: { equals: previewed } }] }
}
