import { existsSync } from 'node:fs'
import { compareClocks } from '@niaga/server-kit/doctor/check-clock'
import { type Finding, ok, problem, runCheck, warning } from '@niaga/server-kit/doctor/finding'
import { migrations as ofPostgres } from '../../src/platform/database/migrations/postgres/index.ts'
import { migrations as ofSqlite } from '../../src/platform/database/migrations/sqlite/index.ts'
import { unknownMigrations } from '../../src/platform/database/unknown-migrations.ts'
import { postgresTables, withPostgres } from '../backup/postgres-connection.ts'
import { filePath, sqliteTables, withSqlite } from '../backup/sqlite-file.ts'

const migrationsTable = 'payload_migrations'
/** The oldest PostgreSQL that the tests cover. */
const oldestPostgres = 150_000

/** Checks that the database is reachable and sound, has this version's schema, and agrees about the time. */
export function checkDatabase(url: string): Promise<Finding> {
  const remedy = 'Start the database server, or correct DATABASE_URL.'
  return runCheck('Database', remedy, () =>
    url.startsWith('file:') ? checkSqlite(url) : checkPostgres(url),
  )
}

async function checkSqlite(url: string): Promise<Omit<Finding, 'subject'>> {
  const file = filePath(url)
  if (!existsSync(file)) return warning(`${file} does not exist; the first start creates it.`)
  return withSqlite(url, async (client) => {
    // Reports only the first fault: a broken file may have thousands.
    const { rows } = await client.execute('PRAGMA quick_check(1)')
    const fault = String(rows[0]?.quick_check ?? '')
    if (fault !== 'ok') return problem(`${file} is damaged (${fault}). Restore a backup.`)
    const tables = await sqliteTables(client)
    const applied = tables.includes(migrationsTable)
      ? (await client.execute(`SELECT name FROM ${migrationsTable}`)).rows
      : []
    return describeMigrations(
      'SQLite',
      tables.length,
      applied.map(({ name }) => String(name)),
      ofSqlite.map(({ name }) => name),
    )
  })
}

function checkPostgres(url: string): Promise<Omit<Finding, 'subject'>> {
  return withPostgres(url, async (client) => {
    const { rows } = await client.query<{ number: number; version: string; now: Date }>(
      `SELECT current_setting('server_version_num')::int AS number,
         current_setting('server_version') AS version, clock_timestamp() AS now`,
    )
    const [server] = rows
    if (!server || server.number < oldestPostgres) {
      return problem(`PostgreSQL ${server?.version} is too old. Update it to 15 or newer.`)
    }
    const clock = compareClocks('the database', server.now.getTime())
    if (clock.level !== 'ok') return clock
    const tables = await postgresTables(client)
    const applied = tables.includes(migrationsTable)
      ? (await client.query(`SELECT name FROM ${migrationsTable}`)).rows
      : []
    return describeMigrations(
      `PostgreSQL ${server.version.split(' ')[0]}`,
      tables.length,
      applied.map(({ name }) => String(name)),
      ofPostgres.map(({ name }) => name),
    )
  })
}

export function describeMigrations(
  database: string,
  tables: number,
  applied: readonly string[],
  migrations: readonly string[],
): Omit<Finding, 'subject'> {
  if (tables === 0) return warning(`${database} is empty; the first start creates the tables.`)
  const { expanding, breaking } = unknownMigrations(applied, migrations)
  const other = 'See "A database of another version" in docs/troubleshoot.md.'
  if (breaking[0]) {
    return problem(
      `${database} was created by another version of the content service (this version has no migration ${breaking[0]}). ${other}`,
    )
  }
  const pending = migrations.filter((name) => !applied.includes(name)).length
  if (pending > 0) {
    return warning(
      `${database} lacks ${pending} of ${migrations.length} migrations; the next start applies them. Back up before.`,
    )
  }
  if (expanding.length > 0) {
    return warning(
      `${database} responds; a newer version of the content service has added to it (${expanding.join(', ')}). ${other}`,
    )
  }
  return ok(`${database} responds, with ${tables} tables and all ${migrations.length} migrations.`)
}
