import type { Payload } from 'payload'
import { migrations as postgres } from './migrations/postgres/index.ts'
import { migrations as sqlite } from './migrations/sqlite/index.ts'
import { runSql, sql } from './sql.ts'
import { unknownMigrations } from './unknown-migrations.ts'

/** Whether this version may serve a database, with one sentence for the operator. */
export type DatabaseVersion =
  | { isUsable: true; warning: string | null }
  | { isUsable: false; reason: string }

/**
 * Detects a database from another version of the service: from before the migrations began anew, or from a newer one.
 * Payload itself would apply our migrations to it. A newer database whose further migrations only add can be used
 * (docs/decisions/054).
 */
export async function readDatabaseVersion(payload: Payload): Promise<DatabaseVersion> {
  const isSqlite = payload.db.name === 'sqlite'
  const tables = isSqlite
    ? sql`SELECT name FROM sqlite_master WHERE name = 'payload_migrations'`
    : sql`SELECT name FROM to_regclass('payload_migrations') AS name WHERE name IS NOT NULL`
  if ((await runSql({ payload }, tables)).length === 0) return { isUsable: true, warning: null }
  const migrations = (isSqlite ? sqlite : postgres).map(({ name }) => name)
  const rows = await runSql({ payload }, sql`SELECT name FROM payload_migrations ORDER BY id`)
  const applied = rows.map(({ name }) => String(name))
  const { expanding, breaking } = unknownMigrations(applied, migrations)
  const [unknown] = breaking
  if (unknown) {
    const reason =
      `The database was created by another version of the content service (this version has no migration ${unknown}): ` +
      'start that version, or set an empty DATA_DIR or DATABASE_URL and transfer the published content with ' +
      'npm run import; see "A database of another version" in docs/troubleshoot.md.'
    return { isUsable: false, reason }
  }
  if (expanding.length === 0) return { isUsable: true, warning: null }
  const warning =
    `A newer version of the content service has added to the database (${expanding.join(', ')}). ` +
    'This version ignores these additions; see "A database of another version" in docs/troubleshoot.md.'
  return { isUsable: true, warning }
}
