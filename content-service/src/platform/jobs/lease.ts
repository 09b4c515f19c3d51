import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { runSql, sql } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'

/** How long a copy that was killed keeps the others waiting. */
const leaseMs = 15_000
/** No lease ends later than this, however much the clocks of two machines differ. */
const furthestMs = 60_000

/** Something that one copy of the service holds at a time, by a row that only one of them can write. */
export function createLease(payload: Payload, name: string) {
  const holder = randomUUID()
  let keptAt = Number.NEGATIVE_INFINITY

  /** Takes or keeps the lease; another holder's ends by itself, and so does one out of a clock that was ahead. */
  async function hold(now = Date.now()): Promise<'taken' | 'kept' | 'held by another'> {
    const sinceKeptMs = now - keptAt
    if (sinceKeptMs >= 0 && sinceKeptMs < leaseMs / 3) return 'kept'
    const isKept = Number.isFinite(keptAt)
    keptAt = Number.NEGATIVE_INFINITY
    const statement = sql`
      INSERT INTO leases (name, holder, until) VALUES (${name}, ${holder}, ${now + leaseMs})
      ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
      WHERE leases.holder = excluded.holder OR leases.until < ${now}
        OR leases.until > ${now + furthestMs}
      RETURNING holder`
    const rows = await inTransaction(payload, (req) => runSql(req, statement))
    if (rows.length === 0) return 'held by another'
    keptAt = now
    return isKept ? 'kept' : 'taken'
  }

  /** Lets another copy begin at once. */
  async function giveUp(): Promise<void> {
    keptAt = Number.NEGATIVE_INFINITY
    const statement = sql`DELETE FROM leases WHERE name = ${name} AND holder = ${holder}`
    await inTransaction(payload, (req) => runSql(req, statement))
  }

  return { hold, giveUp }
}
