import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@libsql/client'

/** Returns the file path of a `file:` URL. */
export function filePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
}

/** Runs work on a SQLite file, which a service may have open. */
export async function withSqlite<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = createClient({ url })
  try {
    await client.execute('PRAGMA busy_timeout = 15000')
    return await work(client)
  } finally {
    client.close()
  }
}

/** Returns the tables of the service, in alphabetical order. */
export async function sqliteTables(client: Client): Promise<string[]> {
  const { rows } = await client.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
  )
  return rows.map(({ name }) => String(name))
}

export async function countSqliteRows(client: Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of await sqliteTables(client)) {
    const { rows } = await client.execute(`SELECT count(*) AS count FROM "${table}"`)
    counts[table] = Number(rows[0]?.count)
  }
  return counts
}
