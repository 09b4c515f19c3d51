import type { Payload } from 'payload'
import { log } from '../log.ts'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'

/** The database at an address: PostgreSQL at `postgres://…`, a SQLite file at `file:…`. */
export function databaseAt(url: string) {
  return url.startsWith('file:') ? sqliteDatabase(url) : postgresDatabase(url)
}

/**
 * Keeps the service alive when PostgreSQL restarts: a connection that breaks while nobody uses it is
 * an event that ends the process where nobody listens. The next query opens a new one.
 */
export function outliveLostConnections({ db }: Payload): void {
  db.pool?.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'))
}

/** Closes every connection, which Payload's own end leaves open: SQLite then folds its log into the file. */
export async function closeDatabase({ db }: Payload): Promise<void> {
  await db.pool?.end()
  if ('client' in db && isClosable(db.client)) db.client.close()
}

function isClosable(client: unknown): client is { close: () => void } {
  return typeof client === 'object' && client !== null && 'close' in client
}
