import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { uploadType } from '../../src/collections/media/upload-type.ts'
import { prepareDataFolder } from '../../src/platform/settings/data-folder.ts'
import { type Bucket, openBucket } from '../../src/platform/storage/bucket.ts'
import { type DataLocation, databaseFiles, storedFolders } from './back-up.ts'
import { copyToPostgres } from './copy-to-postgres.ts'
import { postgresTables, withPostgres } from './postgres-connection.ts'
import { BackupError, postgresVariables, runProgram } from './run-program.ts'
import { filePath } from './sqlite-file.ts'

/** Where the uploads and message files are after a restore. */
export type Files = 'in the data folder' | 'in the bucket' | 'not in the archive'

/**
 * Restores an archive of {@link backUp} into an empty location; it never overwrites content. A SQLite archive can also be
 * restored into PostgreSQL.
 *
 * @throws {BackupError} when the location has content, when a PostgreSQL archive is restored into SQLite, or when a
 *   required program is missing or fails
 */
export async function restore(archive: string, location: DataLocation): Promise<Files> {
  const { databaseUrl, dataFolder, bucket } = location
  if (!existsSync(archive)) throw new BackupError(`There is no ${archive}.`)
  await rejectExistingContent(databaseUrl, dataFolder)
  prepareDataFolder(dataFolder)
  const target = bucket && openBucket(bucket)
  const folder = await mkdtemp(join(dataFolder, '.restore-'))
  try {
    await runProgram('tar', ['-xzf', archive, '-C', folder])
    if (target) await rejectStoredNames(folder, target)
    await restoreDatabase(folder, location)
    const copied = await Promise.all(
      storedFolders.map((getFolder) => copyFiles(getFolder(folder), getFolder(dataFolder), target)),
    )
    return copied[0] ?? 'not in the archive'
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function restoreDatabase(folder: string, location: DataLocation): Promise<void> {
  const { databaseUrl, dataFolder } = location
  const file = join(folder, databaseFiles.sqlite)
  const dump = join(folder, databaseFiles.postgres)
  const isSqlite = databaseUrl.startsWith('file:')
  if (isSqlite && existsSync(file)) return copySqlite(file, databaseUrl)
  if (existsSync(file)) return copyToPostgres(`file:${file}`, databaseUrl, dataFolder)
  if (!existsSync(dump)) throw new BackupError('The archive does not contain a database.')
  if (isSqlite) {
    throw new BackupError(
      'The archive is from PostgreSQL and cannot be restored into SQLite; set DATABASE_URL.',
    )
  }
  return loadPostgres(dump, databaseUrl)
}

async function copyFiles(from: string, to: string, target: Bucket | null): Promise<Files> {
  if (!existsSync(from)) return 'not in the archive'
  if (!target) {
    await cp(from, to, { recursive: true })
    return 'in the data folder'
  }
  for (const name of await readdir(from)) {
    const type = uploadType(name) ?? 'application/octet-stream'
    await target.put(name, await readFile(join(from, name)), type)
  }
  return 'in the bucket'
}

async function rejectExistingContent(databaseUrl: string, dataFolder: string): Promise<void> {
  for (const getFolder of storedFolders) {
    const folder = getFolder(dataFolder)
    if (existsSync(folder) && (await readdir(folder)).length > 0) {
      throw new BackupError(`There are files in ${folder}; restore into an empty location.`)
    }
  }
  if (databaseUrl.startsWith('file:')) {
    const file = filePath(databaseUrl)
    if (existsSync(file)) throw new BackupError(`${file} exists; restore into an empty location.`)
    return
  }
  const tables = await withPostgres(databaseUrl, postgresTables)
  if (tables.length > 0) {
    throw new BackupError('The database has tables; restore into an empty one.')
  }
}

/** The bucket may contain other objects, but none that the archive would replace. */
async function rejectStoredNames(folder: string, bucket: Bucket): Promise<void> {
  for (const from of storedFolders.map((getFolder) => getFolder(folder))) {
    for (const name of existsSync(from) ? await readdir(from) : []) {
      if (await bucket.has(name)) {
        throw new BackupError(`The bucket already has ${name}; restore into an empty location.`)
      }
    }
  }
}

async function copySqlite(file: string, databaseUrl: string): Promise<void> {
  const target = filePath(databaseUrl)
  await mkdir(dirname(target), { recursive: true })
  await copyFile(file, target)
}

async function loadPostgres(file: string, databaseUrl: string): Promise<void> {
  const variables = postgresVariables(databaseUrl)
  const args = ['--no-owner', '--exit-on-error', '--single-transaction']
  await runProgram('pg_restore', [...args, `--dbname=${variables.PGDATABASE}`, file], variables)
}
