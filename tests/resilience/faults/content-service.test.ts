import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankPng } from '../../../content-service/src/testing/blank-png.ts'
import { smallPdf } from '../../../content-service/src/testing/small-files.ts'
import { type Service, stopService } from '../../../scripts/services.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { type OwnSite, startSite } from '../../journeys/support/site.ts'
import { startContent } from '../../support/content.ts'
import { type Editor, firstEditor } from '../../support/editor.ts'
import { canMount, mountDisk, type SmallDisk } from './small-disk.ts'
import {
  createTable,
  expectRetryAfter,
  expectUnsent,
  sendDirectly,
  until,
  visit,
  write,
} from './visits.ts'

const table = createTable()

let disk: SmallDisk | null
const { path: folder, remove: removeFolder } = temporaryFolder()
let dataFolder: string
let content: Service
let site: OwnSite
let editor: Editor

beforeAll(async () => {
  disk = mountDisk(48)
  dataFolder = join(disk?.folder ?? folder, 'data')
  content = await startContent({ DATA_DIR: dataFolder })
  site = await startSite({ CONTENT_HOST: content.origin, FRESH_TTL_S: '1' })
  editor = await firstEditor(content)
  expect((await visit(site.origin)).status).toBe(200)
})

afterAll(async () => {
  await site.stop()
  await stopService(content)
  disk?.[Symbol.dispose]()
  await removeFolder()
  table.print()
})

/** Sends the message as a browser without script does, with a file of 5 MB. */
function writeWithFile(message: string) {
  const body = new FormData()
  const fields = { name: 'Sari', email: 'sari@pembeli.example', message }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const [head, rest] = [smallPdf().subarray(0, 9), smallPdf().subarray(9)]
  const pdf = Buffer.concat([head, Buffer.alloc(5_000_000, ' '), rest])
  body.set('attachment', new Blob([new Uint8Array(pdf)]), 'spesifikasi.pdf')
  return visit(site.origin, '/kontak', { method: 'POST', body })
}

function stored(message: string): number {
  const database = new DatabaseSync(join(dataFolder, 'content.db'), { readOnly: true })
  const row = database
    .prepare('SELECT count(*) AS n FROM messages WHERE message LIKE ?')
    .get(`${message}%`)
  database.close()
  return Number(row?.n)
}

test('a database that another process has locked', async () => {
  // Waits for the service's own write.
  const other = new DatabaseSync(join(dataFolder, 'content.db'), { timeout: 5_000 })
  other.exec('BEGIN EXCLUSIVE')
  const message = 'Ditulis selagi basis data dikunci'
  // Both requests wait for the lock until their timeout.
  const unsent = Promise.all([write(site.origin, message), sendDirectly(content.origin, message)])
  expect((await visit(site.origin)).status).toBe(200)
  expect((await visit(content.origin, '/api/home')).status).toBe(200)
  const [got, direct] = await unsent
  expectUnsent(got, message)
  await expectRetryAfter(direct)
  other.exec('ROLLBACK')
  other.close()
  const recoveryMs = await until(async () => (await write(site.origin, message)).status === 200)
  // The first attempt may have obtained the lock after all: sent twice, stored once.
  expect(stored(message)).toBe(1)
  table.add('database locked', {
    warm: `page 200, message 503 ${got.ms} ms with its text`,
    recoveryMs,
  })
})

test.skipIf(!canMount)('a disk that is full when a message arrives', async () => {
  disk?.fill()
  const acknowledged: string[] = []
  let rejected = ''
  // The database's write-ahead log may still have room for some messages.
  for (let index = 0; rejected === '' && index < 3000; index += 1) {
    const message = `Pesan ${index} ${'x'.repeat(4000)}`
    const got = await write(site.origin, message)
    if (got.status === 200) acknowledged.push(message)
    else {
      expectUnsent(got, message)
      rejected = message
    }
  }
  expect(rejected).not.toBe('')
  expect((await visit(site.origin)).status).toBe(200)
  expect((await visit(content.origin, '/api/home')).status).toBe(200)
  expect(content.output()).toContain('SQLITE_FULL')
  await expectRetryAfter(await sendDirectly(content.origin, rejected))
  for (const message of acknowledged) expect(stored(message)).toBe(1)
  expect(stored(rejected)).toBe(0)
  disk?.free()
  const recoveryMs = await until(async () => (await write(site.origin, rejected)).status === 200)
  expect(stored(rejected)).toBe(1)
  table.add('disk full, a message', {
    warm: `page 200, message 503 with its text after ${acknowledged.length} that fitted`,
    recoveryMs,
  })
})

test.skipIf(!canMount)('a disk that is full when a picture is uploaded', async () => {
  disk?.fill()
  const rejected = await upload('penuh.png')
  const text = await rejected.text()
  expect(rejected.status).toBe(507)
  expect(text).toContain('tempat penyimpanan penuh')
  expect(text).not.toMatch(/ENOSPC|SQLITE|\/tmp/)
  disk?.free()
  const pictures = readdirSync(join(dataFolder, 'media')).filter((name) => name.includes('penuh'))
  expect(pictures).toEqual([])
  const recoveryMs = await until(async () => (await upload('penuh.png')).status === 201)
  expect((await visit(content.origin, '/storage/penuh.png')).status).toBe(200)
  table.add('disk full, an upload', { warm: '507 and a sentence for the editor', recoveryMs })
})

test.skipIf(!canMount)('a disk that is full in the middle of an attachment', async () => {
  const message = 'Dengan spesifikasi'
  disk?.fill(2_000_000)
  const got = await writeWithFile(message)
  expectUnsent(got, message)
  expect(got.html).not.toMatch(/ENOSPC|SQLITE|\/tmp/)
  expect(stored(message)).toBe(0)
  expect((await visit(site.origin)).status).toBe(200)
  // The message fits without the file.
  expect((await write(site.origin, 'Tanpa berkas')).status).toBe(200)
  disk?.free()
  const recoveryMs = await until(async () => (await writeWithFile(message)).status === 200)
  expect(stored(message)).toBe(1)
  table.add('disk full, an attachment', { warm: 'message 503 with its text', recoveryMs })
})

test('a service that is stopped while messages arrive', async () => {
  const dataDir = join(folder, 'stopped')
  const other = await startContent({ DATA_DIR: dataDir })
  const sending = Array.from({ length: 20 }, async (_, index) => {
    const response = await fetch(`${other.origin}/api/send-contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ name: 'Sari', email: 'sari@pembeli.example', message: `${index}` }),
    })
    await response.text()
    return response.status
  })
  await Promise.any(sending)
  const ended = new Promise((resolve) => other.process.once('exit', resolve))
  other.process.kill('SIGTERM')
  const outcomes = await Promise.allSettled(sending)
  expect(await ended).toBe(0)
  const statuses = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : [],
  )
  // Connections that were not yet accepted fail in the network, so those visitors may send again.
  expect(new Set(statuses)).toEqual(new Set([201]))
  const database = new DatabaseSync(join(dataDir, 'content.db'), { readOnly: true })
  const row = database.prepare('SELECT count(*) AS n FROM messages').get()
  database.close()
  expect(row?.n).toBe(statuses.length)
  table.add('content service stopped', {
    warm: `201 for ${statuses.length} of 20 under way, as many stored`,
  })
})

test('a database file that is not a database', async () => {
  const dataDir = join(folder, 'rubbish')
  mkdirSync(dataDir)
  const file = join(dataDir, 'content.db')
  const rubbish = Buffer.alloc(8192, 'sampah')
  writeFileSync(file, rubbish)
  await expect(startContent({ DATA_DIR: dataDir })).rejects.toThrow(/not a database/)
  expect(readFileSync(file).equals(rubbish)).toBe(true)
  table.add('database file of rubbish', { cold: 'the start ends and says so; the file is kept' })
})

async function upload(name: string): Promise<Response> {
  const form = new FormData()
  const picture = Uint8Array.from(blankPng(600, 400))
  form.set('file', new File([picture], name, { type: 'image/png' }))
  form.set('_payload', JSON.stringify({ altIndonesian: 'Gambar uji', altEnglish: 'Test picture' }))
  return editor.ask('/media', { method: 'POST', body: form })
}
