import { existsSync } from 'node:fs'
import { chmod, mkdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { withWorkFolder } from '@niaga/server-kit/work-folder'
import { mediaFolder } from '../../src/collections/media/media-folder.ts'
import { filesFolder } from '../../src/collections/message-files/file-store.ts'
import type { BucketSettings } from '../../src/platform/storage/bucket.ts'
import { manifestFile, writeManifest } from './manifest.ts'
import { countPostgresRows, withPostgres } from './postgres-connection.ts'
import { BackupError, postgresVariables, runProgram } from './run-program.ts'
import { countSqliteRows, withSqlite } from './sqlite-file.ts'

export type DataLocation = {
  databaseUrl: string
  dataFolder: string
  /** The bucket that stores uploads and message files; `null` if the data folder does. */
  bucket: BucketSettings | null
}

/** The folders of uploads and of message files, each under its own name in an archive. */
export const storedFolders = [mediaFolder, filesFolder] as const

/** The file name of the database in an archive, by dialect. */
export const databaseFiles = { sqlite: 'content.db', postgres: 'content.dump' } as const

/**
 * Writes the database, the uploads and the message files into one archive while the service runs. The database comes
 * first: the archive may contain an unused file that was stored meanwhile, but never lacks a used one. Files in a bucket
 * are not archived.
 *
 * @throws {BackupError} when the archive's folder does not exist, or a required program is missing or fails
 */
export async function backUp(location: DataLocation, archive: string): Promise<void> {
  const { databaseUrl, dataFolder, bucket } = location
  // The folder is not created: it may belong to a disk that is not mounted.
  if (!existsSync(dirname(archive))) throw new BackupError(`There is no ${dirname(archive)}.`)
  for (const getFolder of storedFolders) await mkdir(getFolder(dataFolder), { recursive: true })
  // The temporary folder is on the archive's file system, which makes the rename atomic.
  const folder = join(dirname(archive), `.${basename(archive)}.new`)
  await withWorkFolder(folder, async () => {
    const file = databaseUrl.startsWith('file:')
      ? await copySqlite(databaseUrl, folder)
      : await dumpPostgres(databaseUrl, folder)
    const whole = join(folder, 'archive.tar.gz')
    const folders = storedFolders.map((getFolder) => basename(getFolder(dataFolder)))
    const stored = bucket ? [] : ['-C', dataFolder, ...folders]
    await runProgram('tar', ['-czf', whole, '-C', folder, manifestFile, file, ...stored])
    await chmod(whole, 0o600)
    await rename(whole, archive)
  })
}

/** Makes a consistent copy, even while the service writes. */
async function copySqlite(url: string, folder: string): Promise<string> {
  const copy = join(folder, databaseFiles.sqlite)
  await withSqlite(url, (client) => client.execute({ sql: 'VACUUM INTO ?', args: [copy] }))
  await writeManifest(folder, await withSqlite(`file:${copy}`, countSqliteRows))
  return databaseFiles.sqlite
}

/** Counts the rows in the snapshot that is dumped. */
async function dumpPostgres(url: string, folder: string): Promise<string> {
  const target = join(folder, databaseFiles.postgres)
  await withPostgres(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot')
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`]
    const snapshot = `--snapshot=${rows[0]?.snapshot}`
    await runProgram('pg_dump', [...args, snapshot], postgresVariables(url))
    await writeManifest(folder, await countPostgresRows(client))
  })
  return databaseFiles.postgres
}
