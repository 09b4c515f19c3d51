import type { Office } from './company.ts'
import { days, type OpeningHours } from './opening-hours.ts'
import { utcOffsetHours } from './time-zones.ts'

/** Longer than any run of holidays; no answer is promised for a company that is closed for longer. */
const maxDays = 30

const dayMs = 86_400_000
const hourMs = 3_600_000

type Hours = Pick<Office, 'hours' | 'time_zone'>

/**
 * Returns the time by which a message is answered: the end of the first working day that opens after the message arrives.
 *
 * @param office the office that answers; hours with a note are for something else, such as loading
 * @param holidays days on which the office is closed, as `2026-12-25`
 * @param receivedMs milliseconds since the epoch, like the result
 * @returns `null` if the hours are unknown, or if the office does not open within a month
 */
export function answerTime(
  { hours, time_zone }: Hours,
  holidays: readonly string[],
  receivedMs: number,
): number | null {
  const offsetMs = utcOffsetHours[time_zone] * hourMs
  // The office's days and times are treated as UTC.
  const localMs = receivedMs + offsetMs
  const today = Math.floor(localMs / dayMs) * dayMs
  for (let day = today; day <= today + maxDays * dayMs; day += dayMs) {
    if (holidays.includes(new Date(day).toISOString().slice(0, 10))) continue
    const open = hours.filter((row) => !row.note && isOpenOn(row, day))
    const opens = Math.min(...open.map((row) => day + timeMs(row.opens)))
    if (open.length === 0 || opens < localMs) continue
    return Math.max(...open.map((row) => day + timeMs(row.closes))) - offsetMs
  }
  return null
}

/** Whether a message to an office gets a promise of an answer. */
export function promisesAnswer(office: Hours | undefined): boolean {
  return office !== undefined && answerTime(office, [], 0) !== null
}

function isOpenOn({ from, to }: OpeningHours, dayStartMs: number): boolean {
  // The week begins on Sunday in JavaScript, on Monday here.
  const day = (new Date(dayStartMs).getUTCDay() + 6) % 7
  const [first, last] = [days.indexOf(from), days.indexOf(to)]
  return first <= last ? day >= first && day <= last : day >= first || day <= last
}

function timeMs(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * hourMs + minutes * 60_000
}
