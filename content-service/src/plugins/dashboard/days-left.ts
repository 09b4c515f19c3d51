const dayMs = 86_400_000

const timeZone = 'Asia/Jakarta'

/** Writes a day as `2026-11-22`. */
const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })

/**
 * Returns the remaining days of validity in Jakarta: 0 on the last day, negative after it.
 *
 * @param lastDay unlimited validity if missing
 */
export function daysLeft(lastDay: string | null, now: number): number {
  if (lastDay === null) return Number.POSITIVE_INFINITY
  return (Date.parse(days.format(new Date(lastDay))) - Date.parse(days.format(now))) / dayMs
}
