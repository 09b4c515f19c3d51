import type { Client, Row } from '@libsql/client'
import type pg from 'pg'
import { openMigrated } from './open-database.ts'
import { countPostgresRows, postgresTables, withPostgres } from './postgres-connection.ts'
import { BackupError } from './run-program.ts'
import { countSqliteRows, sqliteTables, withSqlite } from './sqlite-file.ts'

/** The number of rows read and written at once: with the longest texts about 20 MB. */
const batchRows = 200

/** Each dialect has its own migrations, so this table is not copied. */
const migrationsTable = 'payload_migrations'

/**
 * Copies a SQLite database into an empty PostgreSQL one. Every row keeps its id, which preserves all relations and
 * versions; sequences continue after the highest id ever used. Both databases are migrated to the present schema first.
 *
 * @param file the URL of a copy of the SQLite file, which is changed
 * @throws {BackupError} when the two schemas differ, or some rows have not arrived; then PostgreSQL keeps no rows
 */
export async function copyToPostgres(
  file: string,
  databaseUrl: string,
  dataFolder: string,
): Promise<void> {
  for (const url of [file, databaseUrl]) await (await openMigrated(url, dataFolder)).close()
  await withSqlite(file, (from) =>
    withPostgres(databaseUrl, async (to) => {
      await to.query('BEGIN')
      // Rows refer to each other in circles, so no order of tables satisfies the foreign keys; adding the keys again
      // checks all rows.
      const keys = await dropForeignKeys(to)
      await copyTables(from, to)
      for (const key of keys) await to.query(`ALTER TABLE ${key.table} ADD ${key.definition}`)
      await checkCounts(from, to)
      await to.query('COMMIT')
    }),
  )
}

type ForeignKey = { table: string; definition: string }

async function dropForeignKeys(to: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await to.query<ForeignKey & { name: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
       'CONSTRAINT ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows) await to.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  return rows
}

async function copyTables(from: Client, to: pg.Client): Promise<void> {
  const targetTables = new Set(await postgresTables(to))
  const highest = await highestIds(from)
  for (const table of await sqliteTables(from)) {
    if (table === migrationsTable) continue
    if (!targetTables.has(table)) throw new BackupError(`PostgreSQL has no table ${table}.`)
    const columns = await getColumns(to, table)
    for await (const rows of toBatches(from, table)) await insert(to, table, columns, rows)
    if (columns.has('id')) await continueAfter(to, table, highest.get(table) ?? 0)
  }
}

/** Returns the types of a table's columns by column name. */
async function getColumns(to: pg.Client, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await to.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1`,
    [table],
  )
  return new Map(rows.map(({ name, type }) => [name, type]))
}

async function* toBatches(from: Client, table: string): AsyncGenerator<Row[]> {
  let last = 0
  for (;;) {
    const { rows } = await from.execute({
      sql: `SELECT rowid AS "__rowid", * FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ?`,
      args: [last, batchRows],
    })
    if (rows.length === 0) return
    last = Number(rows.at(-1)?.__rowid)
    yield rows
  }
}

/** Passes the rows as one JSON parameter: PostgreSQL converts each value to the type of its column. */
async function insert(
  to: pg.Client,
  table: string,
  columns: ReadonlyMap<string, string>,
  rows: readonly Row[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== '__rowid')
  const unknown = names.find((name) => !columns.has(name))
  if (unknown) throw new BackupError(`The table ${table} of PostgreSQL has no column ${unknown}.`)
  const values = rows.map((row) =>
    Object.fromEntries(names.map((name) => [name, valueFor(columns.get(name), row[name])])),
  )
  const list = names.map((name) => `"${name}"`).join(', ')
  await to.query(
    `INSERT INTO "${table}" (${list}) SELECT ${list} FROM json_populate_recordset(NULL::"${table}", $1)`,
    [JSON.stringify(values)],
  )
}

/** SQLite stores booleans as numbers and JSON as text. */
function valueFor(type: string | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (type === 'boolean') return Number(value) !== 0
  if (type === 'jsonb' || type === 'json') return JSON.parse(String(value))
  return value
}

/**
 * Returns the highest id that each table has ever used, including deleted rows: a reused id would give an old address
 * another meaning.
 */
async function highestIds(from: Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await from.execute('SELECT name, seq FROM sqlite_sequence')
  return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]))
}

/** @param highest 0 where SQLite has not recorded it, as in tables of translations; then the rows decide */
async function continueAfter(to: pg.Client, table: string, highest: number): Promise<void> {
  const { rows } = await to.query(`SELECT pg_get_serial_sequence($1, 'id') AS sequence`, [
    `"${table}"`,
  ])
  const sequence = rows[0]?.sequence
  if (!sequence) return
  await to.query(
    `SELECT setval($1, last) FROM (SELECT greatest($2::bigint, max(id)) AS last FROM "${table}") AS ids WHERE last > 0`,
    [sequence, highest],
  )
}

async function checkCounts(from: Client, to: pg.Client): Promise<void> {
  const [before, after] = [await countSqliteRows(from), await countPostgresRows(to)]
  for (const [table, rows] of Object.entries(before)) {
    if (table === migrationsTable || after[table] === rows) continue
    throw new BackupError(`The table ${table} has ${after[table]} of ${rows} rows on PostgreSQL.`)
  }
}
