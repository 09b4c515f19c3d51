/** Jakarta has no daylight saving time. */
const offsetMs = 7 * 3_600_000

/** Returns the day of a moment in Jakarta, such as `2026-11-22`. */
export function jakartaDay(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10)
}

/** Returns the last moment of a moment's day in Jakarta. */
export function endOfDay(moment: Date): string {
  return new Date(`${jakartaDay(moment)}T23:59:59.999+07:00`).toISOString()
}
