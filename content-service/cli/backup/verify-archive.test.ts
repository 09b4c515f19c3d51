import { utimesSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServiceForFile } from '../../src/testing/open-service-for-file.ts'
import { queryDatabase } from '../../src/testing/query-database.ts'
import { backUp } from './back-up.ts'
import { newestArchive } from './newest-archive.ts'
import { runProgram } from './run-program.ts'
import { verifyArchive } from './verify-archive.ts'

const { path: folder, remove: removeFolder } = temporaryFolder()
const archive = join(folder, 'niaga.tar.gz')

afterAll(removeFolder)
const service = await openServiceForFile()

beforeAll(async () => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'black' } })
    .png()
    .toBuffer()
  await service.payload.create({
    collection: 'media',
    data: { altIndonesian: 'Tambang', altEnglish: 'Mine' },
    file: { name: 'tambang.png', data, mimetype: 'image/png', size: data.byteLength },
  })
  const { dataFolder, databaseUrl } = service
  await backUp({ dataFolder, databaseUrl, bucket: null }, archive)
})

test('restores a backup, counts its rows and finds its files, and leaves nothing behind', async () => {
  const verified = await verifyArchive(archive, service.databaseUrl)
  expect(verified.files).toBe(1)
  expect(verified.rows).toMatchObject({ media: 1, messages: 0 })
  expect(verified.rows.pages).toBeGreaterThan(10)
  if (service.databaseUrl.startsWith('file:')) return
  const databases = `SELECT datname FROM pg_database WHERE datname LIKE 'niaga_verify%'`
  expect(await queryDatabase(service.databaseUrl, databases)).toEqual([])
})

test('names the table that has lost rows', async () => {
  const altered = await alter('fewer', async (unpacked) => {
    const file = join(unpacked, 'manifest.json')
    const manifest = JSON.parse(await readFile(file, 'utf8'))
    manifest.rows.messages += 3
    await writeFile(file, JSON.stringify(manifest))
  })
  await expect(verifyArchive(altered, service.databaseUrl)).rejects.toThrow(
    'The table messages has 0 rows after a restore, and had 3 when it was backed up.',
  )
})

test('names a file that is missing', async () => {
  const altered = await alter('without-file', (unpacked) => rm(join(unpacked, 'media/tambang.png')))
  await expect(verifyArchive(altered, service.databaseUrl)).rejects.toThrow(
    'The file media/tambang.png is not in the archive.',
  )
})

test('rejects an archive that was cut off, or is from before the manifests', async () => {
  const whole = await readFile(archive)
  const cut = join(folder, 'cut.tar.gz')
  await writeFile(cut, whole.subarray(0, whole.byteLength / 2))
  await expect(verifyArchive(cut, service.databaseUrl)).rejects.toThrow(
    /^\S+ cannot be read to its end \(tar failed: .+\)\.$/,
  )
  const old = await alter('old', (unpacked) => rm(join(unpacked, 'manifest.json')))
  await expect(verifyArchive(old, service.databaseUrl)).rejects.toThrow('has no manifest')
})

test('takes the newest archive of a folder', async () => {
  const backups = join(folder, 'backups')
  await mkdir(backups)
  await expect(newestArchive(backups)).rejects.toThrow('There is no backup')
  for (const [name, seconds] of [
    ['niaga-1.tar.gz', 2000],
    ['niaga-2.tar.gz', 1000],
    ['notes.txt', 3000],
  ] as const) {
    await writeFile(join(backups, name), '')
    utimesSync(join(backups, name), seconds, seconds)
  }
  const writtenAt = new Date(2_000_000)
  expect(await newestArchive(backups)).toEqual({ path: join(backups, 'niaga-1.tar.gz'), writtenAt })
})

/** Makes another archive: unpacks the first, runs some work on it and packs the result. */
async function alter(name: string, work: (unpacked: string) => Promise<void>): Promise<string> {
  const unpacked = join(folder, name)
  await mkdir(unpacked)
  await runProgram('tar', ['-xzf', archive, '-C', unpacked])
  await work(unpacked)
  const altered = join(folder, `${name}.tar.gz`)
  await runProgram('tar', ['-czf', altered, '-C', unpacked, ...(await readdir(unpacked))])
  return altered
}
