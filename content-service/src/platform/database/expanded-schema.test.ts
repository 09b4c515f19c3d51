import { beforeAll, expect, test, vi } from 'vitest'
import { describeMigrations } from '../../../cli/doctor/check-database.ts'
import { startUp } from '../../start-up.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { readDatabaseVersion } from './other-version.ts'

// The previous release is started again, on a database that a newer release has migrated.

const expansion = '29991231_000000_expand_hours'

const service = await openServiceForFile()

beforeAll(async () => {
  await execute(`ALTER TABLE messages ADD COLUMN hours integer DEFAULT 8 NOT NULL`)
  await execute('CREATE TABLE hours (id integer PRIMARY KEY, message_id integer)')
  await applied(expansion)
})

test('starts on a newer schema that only adds, and says so', async () => {
  using warned = vi.spyOn(service.payload.logger, 'warn')
  await startUp(service.payload, () => {})
  expect(warned.mock.calls.flat().join()).toContain(`has added to the database (${expansion})`)
})

test('stores and reads an enquiry there', async () => {
  const response = await service.call('/api/send-contact', {
    method: 'POST',
    json: { name: 'Sari', email: 'sari@contoh.example', message: 'Timah' },
  })
  expect(response.status).toBe(201)
  const { docs } = await service.payload.find({ collection: 'messages' })
  expect(docs).toMatchObject([{ name: 'Sari' }])
})

test('the doctor warns of it', () => {
  expect(describeMigrations('SQLite', 9, ['a', expansion], ['a'])).toMatchObject({
    level: 'warning',
    text: expect.stringContaining(expansion),
  })
  expect(describeMigrations('SQLite', 9, ['a', 'b', expansion], ['a'])).toMatchObject({
    level: 'error',
    text: expect.stringContaining('has no migration b'),
  })
})

test('does not start once a newer migration does more than add', async () => {
  await applied('29991231_000001_hours')
  expect(await readDatabaseVersion(service.payload)).toEqual({
    isUsable: false,
    reason: expect.stringContaining('this version has no migration 29991231_000001_hours'),
  })
})

async function applied(name: string): Promise<void> {
  await service.payload.create({ collection: 'payload-migrations', data: { name, batch: 99 } })
}

async function execute(raw: string): Promise<void> {
  const { db } = service.payload
  await db.execute({ drizzle: db.drizzle, raw })
}
