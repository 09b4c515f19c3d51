import { createClient } from '@libsql/client'
import pg from 'pg'

/** Runs statements directly in a database, bypassing the service. */
export async function queryDatabase(
  url: string,
  ...statements: string[]
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  if (url.startsWith('file:')) {
    const client = createClient({ url })
    for (const statement of statements) rows.push(...(await client.execute(statement)).rows)
    client.close()
    return rows
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) rows.push(...(await client.query(statement)).rows)
  await client.end()
  return rows
}
