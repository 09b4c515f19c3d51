import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** The connection URL of an empty database, `null` where the tests run on SQLite. */
export async function testDatabase(): Promise<string | null> {
  const server = inject('postgresUrl')
  if (!server) return null
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: `${server}postgres` })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return `${server}${name}`
}
