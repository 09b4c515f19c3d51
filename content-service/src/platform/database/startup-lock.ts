import { setTimeout as wait } from 'node:timers/promises'
import { SettingsError } from '@niaga/server-kit/settings'
import type { Payload } from 'payload'

/** Any number that nothing else in the database uses as a lock. */
const lock = 6_918_421
const pollMs = 200
const limitMs = 110_000

/**
 * Runs work that only one copy of the service may do at a time: copies that start together would each apply the same
 * migrations and create the same first editor. On SQLite there is only one copy.
 *
 * @throws {SettingsError} when the database cannot be reached, or another copy keeps the lock for 110 s
 */
export async function withStartupLock<Result>(
  { db }: Payload,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!db.pool) return work()
  // The lock belongs to its connection: killing the copy releases it.
  const connection = await db.pool.connect().catch((error: unknown) => {
    const cause = error instanceof Error ? error.message : String(error)
    throw new SettingsError(
      `The variable DATABASE_URL must lead to a PostgreSQL that accepts this account (${cause}).`,
    )
  })
  try {
    const deadline = performance.now() + limitMs
    for (;;) {
      const { rows } = await connection.query(`SELECT pg_try_advisory_lock(${lock}) AS acquired`)
      if (rows[0]?.acquired) return await work()
      if (performance.now() > deadline) throw new SettingsError('Another copy is still starting.')
      await wait(pollMs)
    }
  } finally {
    // Closes the connection instead of returning it to the pool, which always releases the lock.
    connection.release(true)
  }
}
