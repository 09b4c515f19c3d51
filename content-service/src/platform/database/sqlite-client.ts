import { setTimeout as wait } from 'node:timers/promises'
import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  type Transaction,
} from '@libsql/client'
import { createMutex } from './mutex.ts'

/** The maximum wait for another process's lock. */
const lockTimeoutMs = 5_000
/** The limit of one attempt: while libSQL waits for a lock, the whole process waits (tursodatabase/libsql-js#183). */
const lookMs = 20

/** The same limit as on PostgreSQL: an idle transaction must not block all others. */
const idleInTransactionMs = 10_000

export type SqliteClient = Client & {
  /**
   * Runs work that rebuilds tables: dropping a table would delete the rows that refer to it. Payload disables foreign keys
   * inside the transaction, where SQLite ignores the setting (payloadcms/payload#16644).
   */
  withoutForeignKeys: (work: () => Promise<void>) => Promise<void>
  /**
   * Merges the write-ahead log into the file and closes it, which libSQL's own `close` does not
   * (tursodatabase/libsql-js#228).
   */
  mergeLogAndClose: () => Promise<void>
}

/**
 * Opens one connection for writing and one for reading. SQLite has one writer at a time; libSQL's own client opens a
 * connection for each transaction and does not wait for the others, so one of two concurrent saves fails
 * (tursodatabase/libsql-client-ts#288). Its option `timeout` (#345 there, newer than the version that Payload uses) does
 * not help: it blocks the whole process, including the save that it waits for. Here transactions queue.
 *
 * A third connection checks whether another process has locked the file: if a statement of the writer failed for that
 * reason, it would stay in progress, and no later transaction could be committed (tursodatabase/libsql-client-ts#352).
 * Remove it with a libsql that has tursodatabase/libsql-js#238.
 *
 * @param url a file, as `file:/srv/niaga/content.db`
 */
export function sqliteClient(url: string): SqliteClient {
  const reader = createClient({ url })
  const writer = createClient({ url })
  const scout = createClient({ url })
  const lock = createMutex()
  const ready = prepare({ writer, reader, scout })
  // The client's first use throws this error; until then nothing handles it.
  ready.catch(() => {})

  async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
    await ready
    const release = await lock()
    try {
      return await work()
    } finally {
      release()
    }
  }

  return {
    protocol: 'file',
    get closed() {
      return writer.closed
    },
    async execute(statement: InStatement, args?: InArgs) {
      const sql = typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement
      if (!/^\s*(select|pragma)\b/i.test(sql.sql)) {
        return withLock(async () => {
          await untilFree(scout)
          return writer.execute(sql)
        })
      }
      await ready
      return reader.execute(sql)
    },
    batch: (statements, mode) =>
      withLock(async () => {
        await untilFree(scout)
        return writer.batch(statements, mode)
      }),
    migrate: (statements) => withLock(() => writer.migrate(statements)),
    executeMultiple: (sql) => withLock(() => writer.executeMultiple(sql)),
    sync: () => writer.sync(),
    async transaction() {
      await ready
      return begin(writer, scout, await lock())
    },
    async withoutForeignKeys(work) {
      await withLock(() => writer.execute('PRAGMA foreign_keys = OFF'))
      try {
        await work()
        const { rows } = await withLock(() => writer.execute('PRAGMA foreign_key_check'))
        if (rows[0]) {
          throw new Error(
            `A migration left rows of ${rows[0].table} with references to missing rows.`,
          )
        }
      } finally {
        await withLock(() => writer.execute('PRAGMA foreign_keys = ON'))
      }
    },
    close,
    async mergeLogAndClose() {
      // This fails during a read; nothing is lost, because the next start reads the log too.
      await withLock(() => writer.execute('PRAGMA wal_checkpoint(TRUNCATE)')).catch(() => {})
      close()
    },
  }

  function close(): void {
    scout.close()
    reader.close()
    writer.close()
  }
}

/** @throws {LibsqlError} `SQLITE_BUSY` when another process keeps the file locked */
async function untilFree(scout: Client): Promise<void> {
  const endsAt = performance.now() + lockTimeoutMs
  for (;;) {
    try {
      return await scout.executeMultiple('BEGIN IMMEDIATE; ROLLBACK')
    } catch (error) {
      if (!isLocked(error) || performance.now() > endsAt) throw error
      await wait(lookMs)
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}

/** Whether SQLite itself has already rolled the transaction back. */
function isOver(error: unknown): boolean {
  return error instanceof Error && error.message.includes('no transaction is active')
}

async function prepare({ writer, reader, scout }: Record<'writer' | 'reader' | 'scout', Client>) {
  await scout.execute(`PRAGMA busy_timeout = ${lookMs}`)
  for (const connection of [writer, reader]) {
    await connection.execute(`PRAGMA busy_timeout = ${lockTimeoutMs}`)
    await connection.execute('PRAGMA journal_mode = WAL')
    await connection.execute('PRAGMA journal_size_limit = 67108864')
    await connection.execute('PRAGMA synchronous = FULL')
    await connection.execute('PRAGMA foreign_keys = ON')
  }
}

async function begin(writer: Client, scout: Client, release: () => void): Promise<Transaction> {
  let isOpen = true
  const idle = setTimeout(() => void end('ROLLBACK').catch(() => {}), idleInTransactionMs)

  async function end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    checkOpen()
    isOpen = false
    clearTimeout(idle)
    try {
      await writer.execute(statement)
    } catch (error) {
      if (statement === 'ROLLBACK' && isOver(error)) return
      // On a full disk SQLite itself rolls back; only the error of the commit gives the reason.
      if (statement === 'COMMIT') await writer.execute('ROLLBACK').catch(() => {})
      throw error
    } finally {
      release()
    }
  }

  function checkOpen(): void {
    if (!isOpen) throw new Error('The transaction has ended.')
    idle.refresh()
  }

  try {
    await untilFree(scout)
    await writer.execute('BEGIN IMMEDIATE')
  } catch (error) {
    clearTimeout(idle)
    release()
    throw error
  }
  return {
    get closed() {
      return !isOpen
    },
    async execute(statement: InStatement) {
      checkOpen()
      return writer.execute(statement)
    },
    async batch(statements) {
      checkOpen()
      const results = []
      for (const statement of statements) results.push(await writer.execute(statement))
      return results
    },
    async executeMultiple(sql) {
      checkOpen()
      return writer.executeMultiple(sql)
    },
    commit: () => end('COMMIT'),
    rollback: async () => (isOpen ? end('ROLLBACK') : undefined),
    close() {
      if (isOpen) void end('ROLLBACK').catch(() => {})
    },
  }
}
