/** Jakarta has no daylight saving time. */
const offset = '+07:00'

/**
 * Returns the moment of a date and time in Jakarta.
 *
 * @param day as `2026-11-22`
 * @param time in 24 hours, in Indonesian (`14.30`) or ISO format (`14:30`)
 * @returns `null` if either is invalid
 */
export function momentInJakarta(day: string, time: string): Date | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/.exec(time.trim()) ?? []
  if (hours === undefined || minutes === undefined) return null
  const moment = new Date(`${day}T${hours.padStart(2, '0')}:${minutes}:00${offset}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
