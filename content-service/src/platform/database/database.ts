import type { Payload } from 'payload'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'
import type { SqliteClient } from './sqlite-client.ts'

/** Returns the database at a URL: PostgreSQL at `postgres://…`, a SQLite file at `file:…`. */
export function databaseAt(url: string) {
  return url.startsWith('file:') ? sqliteDatabase(url) : postgresDatabase(url)
}

/**
 * Keeps the service alive when PostgreSQL restarts: a broken idle connection emits an `error` event, which ends the
 * process if nobody listens. The next query opens a new connection.
 */
export function outliveLostConnections({ db, logger }: Payload): void {
  db.pool?.on('error', (error) => logger.warn({ err: error }, 'A database connection was lost'))
}

/** Closes every connection; Payload itself leaves them open. */
export async function closeDatabase({ db }: Payload): Promise<void> {
  await db.pool?.end()
  if ('client' in db && isSqlite(db.client)) await db.client.mergeLogAndClose()
}

function isSqlite(client: unknown): client is SqliteClient {
  return typeof client === 'object' && client !== null && 'mergeLogAndClose' in client
}
