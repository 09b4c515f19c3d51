import type { Payload, Where } from 'payload'
import { shownUntil } from '../content-versions/versions.ts'

/** Payload also returns drafts, unless a query excludes them. */
export const published: Where = { _status: { equals: 'published' } }

/** The posts that visitors may see: published, and dated no later than now. */
export async function publicPosts(payload: Payload): Promise<Where> {
  const until = (await shownUntil({ payload })) ?? new Date()
  return { and: [published, { listedAt: { less_than_equal: until.toISOString() } }] }
}
