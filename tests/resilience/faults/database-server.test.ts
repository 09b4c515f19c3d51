import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findPostgres,
  type PostgresServer,
  startPostgres,
} from '../../../content-service/src/testing/postgres-server.ts'
import { type Service, stopService } from '../../../scripts/services.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { type OwnSite, startSite } from '../../journeys/support/site.ts'
import { startContent } from '../../support/content.ts'
import { firstEditor } from '../../support/editor.ts'
import {
  createTable,
  expectRetryAfter,
  expectSent,
  expectUnsent,
  sendDirectly,
  until,
  visit,
  write,
} from './visits.ts'

const table = createTable()
const programs = findPostgres()
const { path: dataDir, remove: removeFolder } = temporaryFolder()

let database: PostgresServer
let content: Service
let site: OwnSite

// Skipped, and reported as skipped, if PostgreSQL is not installed.
const onPostgres = test.skipIf(programs === null)

beforeAll(async () => {
  if (programs === null) return
  database = await startPostgres(programs)
  content = await startContent({ DATA_DIR: dataDir, DATABASE_URL: database.url('postgres') })
  site = await startSite({ CONTENT_HOST: content.origin, FRESH_TTL_S: '1' })
  expect((await visit(site.origin)).status).toBe(200)
})

afterAll(async () => {
  if (programs === null) return
  await site.stop()
  await stopService(content)
  await database.stop()
  await removeFolder()
  table.print()
})

onPostgres('a database server that is gone, and comes back', async () => {
  const editor = await firstEditor(content)
  const message = 'Ditulis selagi basis data mati'
  await database.down()
  const page = await visit(site.origin)
  expect(page.status).toBe(200)
  const unread = await visit(site.origin, '/tentang-kami/galeri')
  expect(unread.status).toBe(503)
  const got = await write(site.origin, message)
  expectUnsent(got, message)
  expect((await visit(content.origin, '/healthz')).status).toBe(200)
  expect((await visit(content.origin, '/readyz')).status).toBe(503)
  await expectRetryAfter(await sendDirectly(content.origin, message))
  await expectRetryAfter(await fetch(`${content.origin}/api/galleries`))
  await expectRetryAfter(await signIn(content.origin))
  const admin = await editor.ask('/messages')
  expect(admin.status).toBeGreaterThanOrEqual(400)
  expect(await admin.text()).not.toMatch(/ECONN|postgres|127\.0\.0\.1/i)

  await database.up()
  const recoveryMs = await until(async () => (await write(site.origin, message)).status === 200)
  expectSent(await write(site.origin, `${message}, dan sesudahnya`))
  expect((await visit(site.origin, '/tentang-kami/galeri')).status).toBe(200)
  expect((await visit(content.origin, '/readyz')).status).toBe(200)
  const { docs }: { docs: { message: string }[] } = await (await editor.ask('/messages')).json()
  expect(docs.filter((stored) => stored.message === message)).toHaveLength(1)
  table.add('database server gone', {
    cold: `503 ${unread.ms} ms`,
    warm: `page 200 ${page.ms} ms, message 503 ${got.ms} ms with its text`,
    recoveryMs,
  })
})

function signIn(origin: string): Promise<Response> {
  return fetch(`${origin}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@contoh.example', password: 'sandi-yang-salah' }),
  })
}
