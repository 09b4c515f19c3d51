import type { Payload } from 'payload'
import { jakartaDay } from './jakarta-day.ts'

/**
 * Whether the last day of a loading window ended between two moments: products and tools no longer show that window.
 *
 * @param since the moment as of which windows are shown
 */
export async function hasEndedWindow(payload: Payload, since: Date, now: Date): Promise<boolean> {
  const [first, today] = [jakartaDay(since), jakartaDay(now)]
  if (first >= today) return false
  const to = { greater_than_equal: getStart(first), less_than: getStart(today) }
  const where = { 'terms.windows.to': to }
  const counts = await Promise.all(
    (['products', 'tools'] as const).map((collection) => payload.count({ collection, where })),
  )
  return counts.some(({ totalDocs }) => totalDocs > 0)
}

/** Returns the moment when a day begins in Jakarta. */
function getStart(day: string): string {
  return new Date(`${day}T00:00:00+07:00`).toISOString()
}
