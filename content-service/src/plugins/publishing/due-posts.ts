import type { Payload } from 'payload'
import { hasNoticeChanged } from '../../collections/company-settings/notice.ts'
import { published } from '../../collections/content/published.ts'
import { shownUntil, showUntil } from '../../collections/content-versions/versions.ts'
import { hasEndedWindow } from '../../collections/terms/due-windows.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { announce } from './publish-hooks.ts'

/** The tolerated difference between the clocks of two copies. */
const toleratedSkewMs = 60_000

/**
 * Shows posts whose date was reached since the last content change, hides loading windows that have ended since, shows and
 * hides the notice, and notifies the sites.
 */
export async function announceDuePosts(payload: Payload): Promise<void> {
  const since = await shownUntil({ payload })
  const now = new Date()
  if (since === null) return void (await inTransaction(payload, (req) => showUntil(req, now)))
  const isDue = { greater_than: since.toISOString(), less_than_equal: now.toISOString() }
  const where = { and: [published, { listedAt: isDue }] }
  const { totalDocs } = await payload.count({ collection: 'blog-posts', where })
  // Hides posts again that a wrong clock showed too early.
  const wasAhead = since.getTime() > now.getTime() + toleratedSkewMs
  const isDueNow =
    totalDocs > 0 ||
    wasAhead ||
    (await hasEndedWindow(payload, since, now)) ||
    (await hasNoticeChanged(payload, since, now))
  if (isDueNow) await inTransaction(payload, announce)
}
