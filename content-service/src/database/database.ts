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
