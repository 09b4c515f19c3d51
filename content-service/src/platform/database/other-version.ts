import type { Payload } from 'payload'
import { migrations as postgres } from './migrations/postgres/index.ts'
import { migrations as sqlite } from './migrations/sqlite/index.ts'
import { runSql, sql } from './sql.ts'

/**
 * Detects a database that another version of the service created: one before the migrations began anew, or a newer one.
 * Payload itself would apply our migrations to it.
 *
 * @returns a sentence that says what to do, or `null` for an empty database or one of this version
 */
export async function explainOtherVersion(payload: Payload): Promise<string | null> {
  const isSqlite = payload.db.name === 'sqlite'
  const tables = isSqlite
    ? sql`SELECT name FROM sqlite_master WHERE name = 'payload_migrations'`
    : sql`SELECT name FROM to_regclass('payload_migrations') AS name WHERE name IS NOT NULL`
  if ((await runSql({ payload }, tables)).length === 0) return null
  const known = new Set((isSqlite ? sqlite : postgres).map(({ name }) => name))
  const applied = await runSql({ payload }, sql`SELECT name FROM payload_migrations ORDER BY id`)
  const unknown = applied.map(({ name }) => String(name)).find((name) => !known.has(name))
  if (!unknown) return null
  return (
    `The database was made by another version of the content service (its migration ${unknown} is not known here): ` +
    'start that version, or name an empty DATA_DIR or DATABASE_URL and bring the published content over with ' +
    'npm run import; see "A database of another version" in docs/operate.md.'
  )
}
