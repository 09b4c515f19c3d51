import { createVisitorLimit, minuteMs, monotonicMs, type VisitorLimit } from './visitor-limit.ts'

/** Who owes less is nobody that other copies must hear of: most visitors never leave this process. */
const untoldMs = minuteMs / 10

/** Others wait for the next exchange. */
const maxTold = 300

/**
 * Adds to what a visitor owes in all copies together.
 *
 * @returns in how many milliseconds the visitor has all turns back then, or `null` where that is not known
 */
export type AddOwed = (visitor: string, ms: number) => Promise<number | null>

export type ExchangedLimit = {
  take: VisitorLimit
  /** Tells the other copies who took many turns since the last time, and learns what these took there. */
  exchange: () => Promise<void>
}

/**
 * As `createVisitorLimit`, judged at once and by this process alone. Between two exchanges a visitor may take a
 * tenth of the turns of a minute, or what such a moment allows, from each copy; afterwards all count as one.
 */
export function createExchangedLimit(
  perMinute: number,
  addOwed: AddOwed,
  now = monotonicMs,
): ExchangedLimit {
  const visitors = new Map<string, number>()
  const take = createVisitorLimit(perMinute, now, visitors)
  /** Up to when the others have heard of a visitor's turns. */
  let told = new Map<string, number>()
  let toldAt = now()

  async function exchange(): Promise<void> {
    const at = now()
    const before = told
    const news: { visitor: string; full: number; owedMs: number }[] = []
    told = new Map()
    for (const [visitor, full] of visitors) {
      if (full - at < untoldMs) continue
      const heard = before.get(visitor)
      const owedMs = full - (heard ?? toldAt)
      if (owedMs > 0 && news.length < maxTold) {
        news.push({ visitor, full, owedMs })
        // Told also if nobody hears it: what Redis took and did not answer would count twice.
        told.set(visitor, full)
      } else if (heard !== undefined) told.set(visitor, heard)
    }
    toldAt = at
    await Promise.all(
      news.map(async ({ visitor, full, owedMs }) => {
        const sharedMs = await addOwed(visitor, owedMs)
        const current = visitors.get(visitor)
        if (sharedMs === null || current === undefined) return
        const shared = Math.max(full, now() + sharedMs)
        visitors.set(visitor, current + shared - full)
        told.set(visitor, shared)
      }),
    )
  }

  return { take, exchange }
}
