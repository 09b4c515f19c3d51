import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createClient } from '@libsql/client'
import { mediaFolder } from '../../src/collections/media/media-folder.ts'
import type { BucketSettings } from '../../src/platform/storage/bucket.ts'
import { postgresVariables, runProgram } from './run-program.ts'

export type DataLocation = {
  databaseUrl: string
  dataFolder: string
  /** Where the pictures are stored, `null` for the data folder. */
  bucket: BucketSettings | null
}

/** The name of the database in an archive, by dialect. */
export const databaseFiles = { sqlite: 'content.db', postgres: 'content.dump' } as const

/**
 * Writes the database and the pictures into one archive while the service runs. The database comes first: a picture
 * uploaded meanwhile may be in the archive unused, but no picture in use is missing. Pictures in a bucket stay there.
 *
 * @throws {BackupError} when a required program is missing or fails
 */
export async function backUp(location: DataLocation, archive: string): Promise<void> {
  const { databaseUrl, dataFolder, bucket } = location
  await mkdir(mediaFolder(dataFolder), { recursive: true })
  // On the archive's file system, so that the rename is atomic.
  const folder = await mkdtemp(join(dirname(archive), '.backup-'))
  try {
    const file = databaseUrl.startsWith('file:')
      ? await copySqlite(databaseUrl, folder)
      : await dumpPostgres(databaseUrl, folder)
    const whole = join(folder, 'archive.tar.gz')
    const pictures = bucket ? [] : ['-C', dataFolder, 'media']
    await runProgram('tar', ['-czf', whole, '-C', folder, file, ...pictures])
    await chmod(whole, 0o600)
    await rename(whole, archive)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A consistent copy, also while the service writes. */
async function copySqlite(url: string, folder: string): Promise<string> {
  const client = createClient({ url })
  try {
    await client.execute('PRAGMA busy_timeout = 15000')
    await client.execute({
      sql: 'VACUUM INTO ?',
      args: [join(folder, databaseFiles.sqlite)],
    })
  } finally {
    client.close()
  }
  return databaseFiles.sqlite
}

async function dumpPostgres(url: string, folder: string): Promise<string> {
  const target = join(folder, databaseFiles.postgres)
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`]
  await runProgram('pg_dump', args, postgresVariables(url))
  return databaseFiles.postgres
}
