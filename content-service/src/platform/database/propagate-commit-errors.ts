import { randomUUID } from 'node:crypto'
import type { DatabaseAdapter } from 'payload'

type Transactions = Pick<DatabaseAdapter, 'beginTransaction' | 'commitTransaction'> & {
  initializing: Promise<void>
  drizzle: {
    transaction: (work: (db: unknown) => Promise<void>, options?: object) => Promise<void>
  }
  sessions: Record<
    string,
    { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }
  >
}

class RolledBack extends Error {}

/**
 * Throws when a commit fails. Payload's own adapters ignore the failure: a message would be reported as stored although it
 * is not in the database. Remove this with a Payload that has payloadcms/payload#17727.
 */
export function withCommitErrors<Adapter extends object>(original: Adapter): Adapter {
  // The two adapters type their transactions by dialect; this type is what they share.
  const adapter = original as unknown as Transactions

  adapter.beginTransaction = async (options) => {
    await adapter.initializing
    const start = Promise.withResolvers<unknown>()
    const decision = Promise.withResolvers<void>()
    const ended = adapter.drizzle.transaction(async (db) => {
      start.resolve(db)
      await decision.promise
    }, options)
    ended.catch(start.reject)
    const id = randomUUID()
    adapter.sessions[id] = {
      db: await start.promise,
      resolve: () => {
        decision.resolve()
        return ended
      },
      reject: () => {
        decision.reject(new RolledBack())
        return ended.catch(() => {})
      },
    }
    return id
  }

  adapter.commitTransaction = async (incoming) => {
    const id = await incoming
    const session = adapter.sessions[id]
    delete adapter.sessions[id]
    await session?.resolve()
  }
  return original
}
