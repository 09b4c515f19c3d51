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
 * Reports a commit that failed. Payload's own adapters swallow it: a message would be reported as
 * stored that the database never took. It can go with a Payload that has payloadcms/payload#17727.
 */
export function withHonestTransactions<Adapter extends object>(given: Adapter): Adapter {
  // The two adapters type their transactions by their dialect; what is used here they share.
  const adapter = given as unknown as Transactions

  adapter.beginTransaction = async (options) => {
    await adapter.initializing
    const begun = Promise.withResolvers<unknown>()
    const asked = Promise.withResolvers<void>()
    const ended = adapter.drizzle.transaction(async (db) => {
      begun.resolve(db)
      await asked.promise
    }, options)
    ended.catch(begun.reject)
    const id = randomUUID()
    adapter.sessions[id] = {
      db: await begun.promise,
      resolve: () => {
        asked.resolve()
        return ended
      },
      reject: () => {
        asked.reject(new RolledBack())
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
  return given
}
