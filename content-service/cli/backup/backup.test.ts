import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesFolder } from '../../src/collections/message-files/file-store.ts'
import { keepFile } from '../../src/collections/message-files/keep-file.ts'
import { openBucket } from '../../src/platform/storage/bucket.ts'
import { openBucketServer } from '../../src/testing/bucket-server.ts'
import { openServiceForFile } from '../../src/testing/open-service-for-file.ts'
import { queryDatabase } from '../../src/testing/query-database.ts'
import { smallPdf } from '../../src/testing/small-files.ts'
import { testDatabase } from '../../src/testing/test-database.ts'
import { backUp, type DataLocation } from './back-up.ts'
import { restore } from './restore-archive.ts'
import { runProgram } from './run-program.ts'

const { path: folder, remove: removeFolder } = temporaryFolder()
const archive = join(folder, 'niaga.tar.gz')

let from: DataLocation
let to: DataLocation
let attachment: string

afterAll(removeFolder)
const service = await openServiceForFile()

beforeAll(async () => {
  const { dataFolder, databaseUrl } = service
  from = { dataFolder, databaseUrl, bucket: null }
  to = await emptyDataLocation('restored')
  await storePicture('tambang.png')
  await storeDocument('profil.pdf')
  await storeMessage('Sebelum')
  attachment = await storeAttachment()
})

test('backs up while messages arrive, readable only by the owner', async () => {
  const coming = Array.from({ length: 20 }, (_, index) => storeMessage(`Sementara ${index}`))
  await Promise.all([backUp(from, archive), ...coming])
  expect(statSync(archive).mode & 0o777).toBe(0o600)
})

test('does not write into a folder that is not there, as of a disk that is not mounted', async () => {
  const missing = join(folder, 'disk')
  await expect(backUp(from, join(missing, 'niaga.tar.gz'))).rejects.toThrow(
    `There is no ${missing}.`,
  )
  expect(existsSync(missing)).toBe(false)
})

test('restores messages and pictures into an empty location', async () => {
  expect(await restore(archive, to)).toBe('in the data folder')
  expect(readFileSync(join(filesFolder(to.dataFolder), attachment)).equals(smallPdf())).toBe(true)
  for (const name of ['tambang.png', 'profil.pdf']) {
    expect(existsSync(join(to.dataFolder, 'media', name))).toBe(true)
  }
  expect(statSync(to.dataFolder).mode & 0o777).toBe(0o700)
  expect(await queryDatabase(to.databaseUrl, 'SELECT name FROM messages')).toContainEqual({
    name: 'Sebelum',
  })
})

test('never overwrites content', async () => {
  await expect(restore(archive, to)).rejects.toThrow('empty location')
  const elsewhere = { ...to, dataFolder: join(folder, 'elsewhere') }
  await expect(restore(archive, elsewhere)).rejects.toThrow('restore into an empty')
  const withFile = await emptyDataLocation('with-file')
  mkdirSync(filesFolder(withFile.dataFolder), { recursive: true })
  writeFileSync(join(filesFolder(withFile.dataFolder), attachment), 'ada')
  await expect(restore(archive, withFile)).rejects.toThrow('empty location')
})

test('starts programs without a shell', async () => {
  expect(await runProgram('echo', ['$(id)', '; id'])).toBe('$(id) ; id\n')
})

test('reports a missing archive', async () => {
  await expect(restore(join(folder, 'none.tar.gz'), to)).rejects.toThrow('There is no ')
})

test('moves the pictures of an archive into a bucket, and leaves those of a bucket there', async () => {
  const stored = await openBucketServer(folder)
  const { bucket } = stored
  expect(await restore(archive, { ...(await emptyDataLocation('moved')), bucket })).toBe(
    'in the bucket',
  )
  expect(existsSync(join(folder, 'moved/media'))).toBe(false)
  const response = await openBucket(bucket).read('tambang.png', 'GET', {})
  expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('png')
  const file = await openBucket(bucket).read(attachment, 'GET', {})
  expect(Buffer.from(await file.arrayBuffer()).equals(smallPdf())).toBe(true)
  const document = await openBucket(bucket).read('profil.pdf', 'GET', {})
  expect(document.headers.get('Content-Type')).toBe('application/pdf')
  expect(Buffer.from(await document.arrayBuffer()).equals(smallPdf())).toBe(true)
  const occupied = { ...(await emptyDataLocation('occupied')), bucket }
  await expect(restore(archive, occupied)).rejects.toThrow(/The bucket already has \S+;/)
  const without = join(folder, 'without.tar.gz')
  await backUp({ ...from, bucket }, without)
  expect(await restore(without, await emptyDataLocation('again'))).toBe('not in the archive')
  await stored.close()
})

async function emptyDataLocation(name: string): Promise<DataLocation> {
  const dataFolder = join(folder, name)
  const databaseUrl = (await testDatabase()) ?? `file:${dataFolder}/content.db`
  return { dataFolder, databaseUrl, bucket: null }
}

async function storeMessage(name: string): Promise<void> {
  const json = { name, email: 'sari@pembeli.example', message: 'Halo' }
  await service.call('/api/send-contact', { method: 'POST', json })
}

async function storePicture(name: string): Promise<void> {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  await service.payload.create({
    collection: 'media',
    data: { altIndonesian: 'Tambang', altEnglish: 'Mine' },
    file: { name, data, mimetype: 'image/png', size: data.byteLength },
  })
}

async function storeDocument(name: string): Promise<void> {
  const data = smallPdf()
  await service.payload.create({
    collection: 'documents',
    data: { title: 'Profil', kind: 'profile', language: 'both', sortOrder: 1 },
    file: { name, data, mimetype: 'application/pdf', size: data.byteLength },
  })
}

async function storeAttachment(): Promise<string> {
  const file = { name: 'a.pdf', type: 'pdf', data: smallPdf(), scan: 'none' } as const
  const owner = { origin: 'visitor', message: null } as const
  return (await keepFile(service.payload, file, owner)).storedName
}
