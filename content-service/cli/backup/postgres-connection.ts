import pg from 'pg'
import { BackupError } from './run-program.ts'

const connectTimeoutMs = 10_000
/** Long enough to count, load or index a large table. */
const statementTimeoutMs = 600_000

/**
 * Runs work over its own connection: a pool would end transactions that wait for another program.
 *
 * @throws {BackupError} when the database cannot be reached
 */
export async function withPostgres<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
  })
  // A broken connection rejects the statement in progress; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    const cause = error instanceof Error ? error.message : String(error)
    throw new BackupError(`The database in DATABASE_URL cannot be reached: ${cause}`)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Returns the tables of the service, in alphabetical order. */
export async function postgresTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  )
  return rows.map(({ name }) => name)
}

export async function countPostgresRows(client: pg.Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of await postgresTables(client)) {
    const { rows } = await client.query(`SELECT count(*) AS count FROM "${table}"`)
    counts[table] = Number(rows[0]?.count)
  }
  return counts
}
