import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Migration, Payload } from 'payload'
import { migrations } from '../migrations/sqlite/index.ts'
import { oneWriterAtATime } from './one-writer.ts'

/** Everything in one file. `autoIncrement` keeps the id of a deleted document from being given again. */
export function sqliteDatabase(url: string) {
  const database = sqliteAdapter({
    client: { url },
    idType: 'number',
    autoIncrement: true,
    push: false,
    wal: { synchronous: 'FULL' },
    busyTimeout: 5000,
    transactionOptions: {},
    migrationDir: 'src/migrations/sqlite',
    prodMigrations: migrations,
  })
  return oneWriterAtATime(database)
}

/** Applies the migrations that are missing. A production build does so by itself when it connects. */
export async function migrateSqlite(payload: Payload): Promise<void> {
  await payload.db.migrate({ migrations: migrations as Migration[] })
}
