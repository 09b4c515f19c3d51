import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundledProgram } from '../../testing/bundled-program.ts'
import { queryDatabase } from '../../testing/query-database.ts'
import { testDatabase } from '../../testing/test-database.ts'

const copies = 3

const { path: folder, remove: removeFolder } = temporaryFolder()
const children: ChildProcess[] = []
let databaseUrl: string | null
let program: Awaited<ReturnType<typeof bundledProgram>> | undefined

beforeAll(async () => {
  databaseUrl = await testDatabase()
  if (databaseUrl) program = await bundledProgram('content-host.ts')
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  program?.remove()
  await removeFolder()
})

test('copies that start together over an empty PostgreSQL make its tables and one editor', async () => {
  if (!databaseUrl || !program) return
  for (let copy = 0; copy < copies; copy += 1) children.push(startCopy(copy, program.path))
  const started = children.map(async (child) =>
    Promise.race([
      once(child, 'message').then(() => 'started'),
      once(child, 'exit').then(() => 'ended'),
    ]),
  )
  expect(await Promise.all(started)).toEqual(Array.from({ length: copies }, () => 'started'))
  expect(await queryDatabase(databaseUrl, 'SELECT email FROM users')).toHaveLength(1)
  const migrations = await queryDatabase(databaseUrl, 'SELECT name FROM payload_migrations')
  const names = migrations.map(({ name }) => name)
  expect(names.length).toBe(new Set(names).size)
})

function startCopy(copy: number, path: string): ChildProcess {
  return fork(path, {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      DATA_DIR: join(folder, String(copy)),
      DATABASE_URL: databaseUrl ?? '',
      PAYLOAD_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
      SAMPLE_CONTENT: 'none',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
