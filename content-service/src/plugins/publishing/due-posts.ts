import type { Payload } from 'payload'
import { published } from '../../collections/blog-posts/public-posts.ts'
import { shownUntil, showUntil } from '../../collections/content-versions/versions.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { announce } from './publish-hooks.ts'

/** By how much the clocks of two copies may differ. */
const toleratedSkewMs = 60_000

/** Shows the posts whose date has come since the last change of the content, and notifies the sites. */
export async function announceDuePosts(payload: Payload): Promise<void> {
  const since = await shownUntil({ payload })
  const now = new Date()
  if (since === null) return void (await inTransaction(payload, (req) => showUntil(req, now)))
  const isDue = { greater_than: since.toISOString(), less_than_equal: now.toISOString() }
  const where = { and: [published, { listedAt: isDue }] }
  const { totalDocs } = await payload.count({ collection: 'blog-posts', where })
  // What was shown while the clock was wrong is dated later still.
  const wasAhead = since.getTime() > now.getTime() + toleratedSkewMs
  if (totalDocs > 0 || wasAhead) await inTransaction(payload, announce)
}
