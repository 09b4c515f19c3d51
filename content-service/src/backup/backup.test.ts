import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService, type Service } from '../testing/open-service.ts'
import { testDatabase } from '../testing/test-database.ts'
import { backUp, type Place } from './back-up.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'niaga-backup-'))
const archive = join(folder, 'niaga.tar.gz')

let service: Service
let from: Place
let to: Place

beforeAll(async () => {
  service = await openService()
  const { dataFolder } = service
  from = { dataFolder, databaseUrl: process.env.DATABASE_URL || `file:${dataFolder}/content.db` }
  const target = join(folder, 'restored')
  to = { dataFolder: target, databaseUrl: (await testDatabase()) ?? `file:${target}/content.db` }
  await storePicture('tambang.png')
  await storeMessage('Sebelum')
}, 60_000)

afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

test('backs up while messages come in, readable by its owner alone', async () => {
  const coming = Array.from({ length: 20 }, (_, index) => storeMessage(`Sementara ${index}`))
  await Promise.all([backUp(from, archive), ...coming])
  expect(statSync(archive).mode & 0o777).toBe(0o600)
})

test('restores messages and pictures into an empty place', async () => {
  await restore(archive, to)
  expect(existsSync(join(to.dataFolder, 'media/tambang.png'))).toBe(true)
  expect(statSync(to.dataFolder).mode & 0o777).toBe(0o700)
  expect(await namesIn(to.databaseUrl)).toContain('Sebelum')
})

test('writes over nothing', async () => {
  await expect(restore(archive, to)).rejects.toThrow('empty place')
  const elsewhere = { ...to, dataFolder: join(folder, 'elsewhere') }
  await expect(restore(archive, elsewhere)).rejects.toThrow('restore into an empty')
})

test('names an archive that is not there', async () => {
  await expect(restore(join(folder, 'none.tar.gz'), to)).rejects.toThrow('There is no ')
})

async function storeMessage(name: string): Promise<void> {
  const body = JSON.stringify({ name, email: 'sari@pembeli.example', message: 'Halo' })
  const headers = { 'Content-Type': 'application/json' }
  await service.call('/api/send-contact', { method: 'POST', headers, body })
}

async function storePicture(name: string): Promise<void> {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  await service.payload.create({
    collection: 'media',
    data: { alt: 'Tambang' },
    file: { name, data, mimetype: 'image/png', size: data.byteLength },
  })
}

async function namesIn(url: string): Promise<unknown[]> {
  const query = 'SELECT name FROM messages'
  if (url.startsWith('file:')) {
    const client = createClient({ url })
    const { rows } = await client.execute(query)
    client.close()
    return rows.map(({ name }) => name)
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows.map(({ name }) => name)
}
