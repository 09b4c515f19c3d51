import { randomUUID } from 'node:crypto'
import type { CollectionConfig, Payload } from 'payload'
import { internalCollection } from '../database/internal-collection.ts'
import { runSql, sql } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'

/** The time for which the others wait for a killed copy. */
const leaseMs = 15_000
/** A lease that ends later than this came from a wrong clock. */
const furthestMs = 60_000

/** Creates a lease, a row of the database, that one copy of the service has at a time. */
export function createLease(payload: Payload, name: string) {
  const holder = randomUUID()
  let keptAt = Number.NEGATIVE_INFINITY

  /** Acquires or renews the lease. It expires even if the clock of its holder was ahead. */
  async function hold(now = Date.now()): Promise<'acquired' | 'renewed' | 'held by another'> {
    const sinceKeptMs = now - keptAt
    if (sinceKeptMs >= 0 && sinceKeptMs < leaseMs / 3) return 'renewed'
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
    return isKept ? 'renewed' : 'acquired'
  }

  /** Allows another copy to start immediately. */
  async function release(): Promise<void> {
    keptAt = Number.NEGATIVE_INFINITY
    const statement = sql`DELETE FROM leases WHERE name = ${name} AND holder = ${holder}`
    await inTransaction(payload, (req) => runSql(req, statement))
  }

  return { hold, release }
}

/** Records which copy of the service has each lease. */
export function leases(): CollectionConfig {
  return internalCollection('leases', [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'holder', type: 'text', required: true },
    { name: 'until', type: 'number', required: true },
  ])
}
