import type { Payload } from 'payload'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'
import type { SqliteClient } from './sqlite-client.ts'

/** The database at an address: PostgreSQL at `postgres://…`, a SQLite file at `file:…`. */
export function databaseAt(url: string) {
  return url.startsWith('file:') ? sqliteDatabase(url) : postgresDatabase(url)
}

/**
 * Keeps the service alive when PostgreSQL restarts: a connection that breaks while nobody uses it is
 * an event that ends the process where nobody listens. The next query opens a new one.
 */
export function outliveLostConnections({ db, logger }: Payload): void {
  db.pool?.on('error', (error) => logger.warn({ err: error }, 'A database connection was lost'))
}

/** Closes every connection, which Payload's own end leaves open. */
export async function closeDatabase({ db }: Payload): Promise<void> {
  await db.pool?.end()
  if ('client' in db && isSqlite(db.client)) await db.client.foldAndClose()
}

function isSqlite(client: unknown): client is SqliteClient {
  return typeof client === 'object' && client !== null && 'foldAndClose' in client
}
