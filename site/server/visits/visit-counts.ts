import { jakartaDay, otherNames, type Visit } from '@niaga/contract/visits'

/** A sum without its day, which is always today. */
export type Counted = Omit<Visit, 'day' | 'total'>

export type VisitCounts = ReturnType<typeof createVisitCounts>

const jakartaOffsetMs = 7 * 3_600_000
const dayMs = 86_400_000

/**
 * Keeps sums by day in memory.
 *
 * @param maxRows further names are counted together, to prevent anyone from filling the memory with names
 * @param now the time of day, in milliseconds since 1970
 */
export function createVisitCounts(maxRows: number, now = Date.now) {
  const rows = new Map<string, Visit>()
  let dayNumber = 0
  let day = ''

  /** Formatted once a day, because every page needs it. */
  function today(): string {
    const ms = now()
    const number = Math.floor((ms + jakartaOffsetMs) / dayMs)
    if (number !== dayNumber) {
      dayNumber = number
      day = jakartaDay(ms)
    }
    return day
  }

  function add({ kind, name, language }: Counted, total = 1): void {
    const on = today()
    const key = `${on} ${kind} ${language} ${name}`
    const row = rows.get(key)
    if (row) row.total += total
    else if (rows.size < maxRows) rows.set(key, { day: on, kind, name, language, total })
    else addOther({ day: on, kind, name: otherNames, language, total })
  }

  function addOther(visit: Visit): void {
    const key = `${visit.day} ${visit.kind} ${visit.language} ${otherNames}`
    const row = rows.get(key)
    if (row) row.total += visit.total
    else rows.set(key, visit)
  }

  return {
    add,
    /** Returns all counts since the last call, except those before a day. */
    take(oldestDay: string): Visit[] {
      const counts = [...rows.values()].filter((row) => row.day >= oldestDay)
      rows.clear()
      return counts
    },
  }
}
