import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/** A transaction that nobody ends must not hold everyone else for ever. */
const waitLimitMs = 15_000

/**
 * Lets one transaction begin when the one before it has ended. A SQLite file takes one writer; a second
 * one in the same process cannot even wait for it, because the driver waits without letting the first
 * go on, and is refused.
 */
export function oneWriterAtATime<Adapter extends BaseDatabaseAdapter>(
  database: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...database,
    init: (options) => {
      const adapter = database.init(options)
      const { beginTransaction, commitTransaction, rollbackTransaction } = adapter
      const ends = new Map<number | string, () => void>()
      let last = Promise.resolve()

      adapter.beginTransaction = async function begin(this: Adapter, settings) {
        const before = last
        const { promise, resolve: end } = Promise.withResolvers<void>()
        last = before.then(() => promise)
        try {
          await withinLimit(before)
          const id = await beginTransaction.call(this, settings)
          if (id === null) end()
          else ends.set(id, end)
          return id
        } catch (error) {
          end()
          throw error
        }
      }

      function ending(finish: typeof commitTransaction): typeof commitTransaction {
        return async function end(this: Adapter, given) {
          const id = await given
          try {
            await finish.call(this, id)
          } finally {
            ends.get(id)?.()
            ends.delete(id)
          }
        }
      }
      adapter.commitTransaction = ending(commitTransaction)
      adapter.rollbackTransaction = ending(rollbackTransaction)
      return adapter
    },
  }
}

async function withinLimit(turn: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database stayed busy')), waitLimitMs)
  })
  await Promise.race([turn, tooLate]).finally(() => clearTimeout(timer))
}
