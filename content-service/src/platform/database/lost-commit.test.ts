import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()

/** A row that refers to a missing one; only the commit detects it. */
const faultAtTheCommit = {
  sqlite: [
    'PRAGMA defer_foreign_keys = ON',
    `INSERT INTO media_locales
    (_locale, _parent_id) VALUES ('id', 999999)`,
  ],
  postgres: [
    'SET CONSTRAINTS ALL DEFERRED',
    `INSERT INTO media_locales
    (_locale, _parent_id) VALUES ('id', 999999)`,
  ],
}

test('reports a commit that failed, and keeps nothing of it', async () => {
  const { db } = service.payload
  if (db.name === 'postgres') await deferForeignKey()
  const id = await db.beginTransaction()
  const statements = faultAtTheCommit[db.name === 'postgres' ? 'postgres' : 'sqlite']
  const drizzle = db.sessions?.[String(id)]?.db as typeof db.drizzle
  for (const raw of statements) await db.execute({ drizzle, raw })
  await expect(db.commitTransaction(id ?? '')).rejects.toThrow()
  expect((await service.payload.count({ collection: 'media' })).totalDocs).toBe(0)
})

test('accepts the next change after it', async () => {
  const data = { name: 'Energi', description: 'Batubara', sortOrder: 1 }
  const { id } = await service.payload.create({ collection: 'businesses', data })
  expect(id).toBeGreaterThan(0)
})

test('responds again after the database cut every connection', async () => {
  const { db } = service.payload
  if (db.name !== 'postgres') return
  await db.execute({
    drizzle: db.drizzle,
    raw: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  })
  expect((await service.call('/api/businesses')).status).toBe(200)
})

async function deferForeignKey(): Promise<void> {
  const { db } = service.payload
  const raw = `ALTER TABLE media_locales
    ALTER CONSTRAINT media_locales_parent_id_fk DEFERRABLE INITIALLY IMMEDIATE`
  await db.execute({ drizzle: db.drizzle, raw })
}
