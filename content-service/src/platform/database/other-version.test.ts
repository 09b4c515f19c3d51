import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@niaga/server-kit/testing/free-port'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryDatabase } from '../../testing/query-database.ts'
import { testDatabase } from '../../testing/test-database.ts'

// The built service, as `npm start` runs it. `npm run build` comes first.

const { path: folder, remove: removeFolder } = temporaryFolder()
const oldMigration = '20261121_091246_initial'
const startLimitMs = 120_000

let url: string

beforeAll(async () => {
  url = (await testDatabase()) ?? `file:${folder}/content.db`
  await queryDatabase(
    url,
    'CREATE TABLE payload_migrations (id integer PRIMARY KEY, name varchar, batch numeric)',
    `INSERT INTO payload_migrations VALUES (1, '${oldMigration}', 1)`,
    'CREATE TABLE messages (name varchar)',
    "INSERT INTO messages VALUES ('Sari')",
  )
})

afterAll(removeFolder)

test(
  'stops at a database of another version with one sentence, and changes nothing in it',
  async () => {
    const before = await stored()
    const child = spawn(process.execPath, ['cli/start.ts'], {
      cwd: join(import.meta.dirname, '../../..'),
      env: {
        NODE_ENV: 'test',
        PATH: process.env.PATH,
        PORT: String(await freePort()),
        DATA_DIR: folder,
        DATABASE_URL: url,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: startLimitMs,
    })
    const [[code], printed, faults] = await Promise.all([
      once(child, 'close'),
      text(child.stdout),
      text(child.stderr),
    ])
    expect(printed + faults).toMatch(
      new RegExp(`^The database was created by another version .*${oldMigration}.*\\.md\\.\n$`),
    )
    expect(code).toBe(1)
    expect(await stored()).toEqual(before)
  },
  startLimitMs,
)

async function stored() {
  const tables = url.startsWith('file:')
    ? 'SELECT name, sql FROM sqlite_master ORDER BY name'
    : 'SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename'
  return queryDatabase(url, tables, 'SELECT * FROM payload_migrations', 'SELECT * FROM messages')
}
