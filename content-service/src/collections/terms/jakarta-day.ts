/** Jakarta has no daylight saving time. */
const offsetMs = 7 * 3_600_000

/** Returns the day of a moment in Jakarta, such as `2026-11-22`. */
export function jakartaDay(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10)
}
