import type { Payload, Where } from 'payload'
import { shownUntil } from '../content-versions/versions.ts'

/** A collection with drafts hands them out too unless a query says otherwise. */
export const published: Where = { _status: { equals: 'published' } }

/** The posts that visitors may see: published, and dated no later than now. */
export async function publicPosts(payload: Payload): Promise<Where> {
  const until = (await shownUntil({ payload })) ?? new Date()
  return { and: [published, { listedAt: { less_than_equal: until.toISOString() } }] }
}
