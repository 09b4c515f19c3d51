import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/**
 * Returns the connection URL of a new database, `null` if the tests run on SQLite.
 *
 * @param template the name of a database to copy, which must have no connections
 */
export async function testDatabase(template = 'template1'): Promise<string | null> {
  const server = inject('postgresUrl')
  if (!server) return null
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: `${server}postgres` })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  await client.end()
  return `${server}${name}`
}
