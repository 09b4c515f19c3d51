const dayMs = 86_400_000

const timeZone = 'Asia/Jakarta'

/** Writes a day as `2026-11-22`. */
const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })

/**
 * For how many more days in Jakarta something is valid: 0 on its last day, negative after it.
 *
 * @param lastDay endlessly without one
 */
export function daysLeft(lastDay: string | null, now: number): number {
  if (lastDay === null) return Number.POSITIVE_INFINITY
  return (Date.parse(days.format(new Date(lastDay))) - Date.parse(days.format(now))) / dayMs
}
