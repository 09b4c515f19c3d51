import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { sqliteClient } from './sqlite-client.ts'

const service = await openServiceForFile()

test('stores concurrent messages, and reads meanwhile', async () => {
  const posts = Array.from({ length: 60 }, (_, index) => post(`Pesan ${index}`))
  const reads = Array.from({ length: 60 }, () => service.call('/api/home'))
  const statuses = await Promise.all(
    [...posts, ...reads].map(async (response) => (await response).status),
  )
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([201]))
  expect(new Set(statuses.slice(60))).toEqual(new Set([200]))
  expect((await service.payload.count({ collection: 'messages' })).totalDocs).toBe(60)
})

test('continues after an abandoned transaction', async () => {
  const { db } = service.payload
  const id = await db.beginTransaction()
  const waiting = post('Sesudahnya')
  if (id !== null) await db.rollbackTransaction(id)
  expect((await waiting).status).toBe(201)
})

test('waits for the lock of another process without blocking reads', async () => {
  await using folder = temporaryFolder()
  const client = sqliteClient(`file:${folder.path}/content.db`)
  await client.execute('CREATE TABLE entries (name text)')
  const other = createClient({ url: `file:${folder.path}/content.db` })
  await other.execute('BEGIN IMMEDIATE')
  const write = client.execute("INSERT INTO entries VALUES ('a')")
  const transaction = client.transaction('write')
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await wait(10)
    expect((await client.execute('SELECT * FROM entries')).rows).toEqual([])
  }
  await other.execute('ROLLBACK')
  await (await transaction).commit()
  await write
  expect((await client.execute('SELECT * FROM entries')).rows).toHaveLength(1)
  other.close()
  client.close()
})

test('reports why a transaction failed that SQLite had rolled back itself', async () => {
  await using folder = temporaryFolder()
  const client = sqliteClient(`file:${folder.path}/content.db`)
  const [committed, rolledBack] = [await client.transaction('write'), client.transaction('write')]
  await committed.executeMultiple('ROLLBACK')
  await expect(committed.commit()).rejects.toThrow('cannot commit')
  const second = await rolledBack
  await second.executeMultiple('ROLLBACK')
  await second.rollback()
  await client.execute('CREATE TABLE entries (name text)')
  client.close()
})

test('merges its write-ahead log into the file when it is closed', async () => {
  await using folder = temporaryFolder()
  const client = sqliteClient(`file:${folder.path}/content.db`)
  await client.execute('CREATE TABLE entries (name text)')
  expect(statSync(join(folder.path, 'content.db-wal')).size).toBeGreaterThan(0)
  await client.mergeLogAndClose()
  expect(statSync(join(folder.path, 'content.db-wal')).size).toBe(0)
})

// SQLite cannot change a column in place: Payload's migrations copy the rows to a new table and drop the old one.
test('keeps the rows that refer to a table that a migration rebuilds, and reports a missing one', async () => {
  await using folder = temporaryFolder()
  const client = sqliteClient(`file:${folder.path}/content.db`)
  await client.executeMultiple(`
    CREATE TABLE products (id integer PRIMARY KEY);
    CREATE TABLE texts (parent_id integer REFERENCES products (id) ON DELETE cascade);
    INSERT INTO products VALUES (1);
    INSERT INTO texts VALUES (1)`)
  const migrate = (...statements: string[]) =>
    client.withoutForeignKeys(async () => {
      const transaction = await client.transaction('write')
      await transaction.batch(statements)
      await transaction.commit()
    })
  await migrate(
    'CREATE TABLE __new_products (id integer PRIMARY KEY, name text)',
    'INSERT INTO __new_products (id) SELECT id FROM products',
    'DROP TABLE products',
    'ALTER TABLE __new_products RENAME TO products',
  )
  expect((await client.execute('SELECT * FROM texts')).rows).toHaveLength(1)
  await expect(migrate('DELETE FROM products')).rejects.toThrow('texts')
  await expect(client.execute('INSERT INTO texts VALUES (2)')).rejects.toThrow('FOREIGN KEY')
  client.close()
})

function post(message: string): Promise<Response> {
  const body = JSON.stringify({ name: 'Sari', email: 'sari@pembeli.example', message })
  const headers = { 'Content-Type': 'application/json' }
  return service.call('/api/send-contact', { method: 'POST', headers, body })
}
