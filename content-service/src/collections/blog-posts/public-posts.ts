import type { Payload, Where } from 'payload'
import { published } from '../content/published.ts'
import { shownUntil } from '../content-versions/versions.ts'

/** The posts that visitors may see: published, and dated no later than now. */
export async function publicPosts(payload: Payload): Promise<Where> {
  const until = (await shownUntil({ payload })) ?? new Date()
  return { and: [published, { listedAt: { less_than_equal: until.toISOString() } }] }
}
