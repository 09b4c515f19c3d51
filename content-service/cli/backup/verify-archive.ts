import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@niaga/contract/endpoints'
import { baseLocales } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import type { Client } from 'pg'
import { contractApi } from '../../src/api/handle.ts'
import { mediaFolder } from '../../src/collections/media/media-folder.ts'
import { filesFolder } from '../../src/collections/message-files/file-store.ts'
import { runSql, sql } from '../../src/platform/database/sql.ts'
import { databaseFiles } from './back-up.ts'
import { type Manifest, manifestFile, readManifest } from './manifest.ts'
import { openMigrated } from './open-database.ts'
import { countPostgresRows, withPostgres } from './postgres-connection.ts'
import { restore } from './restore-archive.ts'
import { BackupError, runProgram } from './run-program.ts'
import { countSqliteRows, withSqlite } from './sqlite-file.ts'

export type Verified = Manifest & {
  /**
   * The number of files that documents, pictures and messages refer to; `null` if the files are in a bucket and not in the
   * archive.
   */
  files: number | null
}

/**
 * Rehearses a restore into a temporary folder, and for a PostgreSQL archive into a temporary database on the service's
 * server. Compares every table with the manifest, migrates to the present schema, reads the contract in every language,
 * and looks for every stored file. Deletes everything afterwards.
 *
 * @param databaseUrl the service's own database, which is not touched
 * @throws {BackupError} with one sentence about what is wrong with the archive
 */
export async function verifyArchive(archive: string, databaseUrl: string): Promise<Verified> {
  if (!existsSync(archive)) throw new BackupError(`There is no ${archive}.`)
  const folder = await mkdtemp(join(tmpdir(), 'niaga-verify-'))
  const dataFolder = join(folder, 'data')
  try {
    const names = await listArchive(archive)
    if (names.includes(manifestFile)) {
      await runProgram('tar', ['-xzf', archive, '-C', folder, manifestFile])
    }
    const manifest = await readManifest(folder)
    const isSqlite = names.includes(databaseFiles.sqlite)
    const verify = async (target: string): Promise<Verified> => {
      const location = { databaseUrl: target, dataFolder, bucket: null }
      const pictures = await restore(archive, location)
      compareRows(manifest.rows, await countRows(target))
      const { payload, close } = await openMigrated(target, dataFolder)
      try {
        await readContract(payload)
        const hasFiles = pictures !== 'not in the archive'
        return { ...manifest, files: hasFiles ? await findFiles(payload, dataFolder) : null }
      } finally {
        await close()
      }
    }
    if (isSqlite) return await verify(`file:${join(dataFolder, 'content.db')}`)
    return await withTemporaryDatabase(databaseUrl, verify)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function listArchive(archive: string): Promise<string[]> {
  const names = await runProgram('tar', ['-tzf', archive]).catch(({ message }: BackupError) => {
    throw new BackupError(`${archive} cannot be read to its end (${message}).`)
  })
  return names.split('\n')
}

function countRows(url: string): Promise<Record<string, number>> {
  return url.startsWith('file:')
    ? withSqlite(url, countSqliteRows)
    : withPostgres(url, countPostgresRows)
}

function compareRows(expected: Manifest['rows'], restored: Manifest['rows']): void {
  for (const [table, rows] of Object.entries(expected)) {
    if (restored[table] === rows) continue
    throw new BackupError(
      `The table ${table} has ${restored[table] ?? 'no'} rows after a restore, and had ${rows} when it was backed up.`,
    )
  }
}

/** Reads what the site reads first; a service that starts from this archive can respond to it. */
async function readContract(payload: Payload): Promise<void> {
  const call = contractApi(payload)
  const paths = Object.values(endpoints)
    .filter(({ method, path }) => method === 'GET' && !path.includes('{id}'))
    .map(({ path }) => path)
  for (const path of paths) {
    for (const locale of baseLocales) {
      const address = `http://127.0.0.1${path}?lang=${locale}&language=${locale}`
      const { status } = await call(new Request(address))
      if (status === 200) continue
      throw new BackupError(`A service restored from it responds ${status} to ${path} (${locale}).`)
    }
  }
}

/** Counts the files of a restored location: editors' uploads and message files. */
async function findFiles(payload: Payload, dataFolder: string): Promise<number> {
  const uploads = await runSql(
    { payload },
    sql`SELECT filename AS name FROM media WHERE filename IS NOT NULL
        UNION ALL SELECT filename AS name FROM documents WHERE filename IS NOT NULL`,
  )
  const ofMessages = await runSql({ payload }, sql`SELECT stored_name AS name FROM message_files`)
  const paths = [
    ...uploads.map(({ name }) => join(mediaFolder(dataFolder), String(name))),
    ...ofMessages.map(({ name }) => join(filesFolder(dataFolder), String(name))),
  ]
  const missing = paths.find((path) => !existsSync(path))
  if (missing) {
    throw new BackupError(`The file ${missing.slice(dataFolder.length + 1)} is not in the archive.`)
  }
  return paths.length
}

async function withTemporaryDatabase<Result>(
  databaseUrl: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl.startsWith('file:')) {
    throw new BackupError(
      'The archive is from PostgreSQL; set DATABASE_URL to a server for the test restore.',
    )
  }
  const name = `niaga_verify_${randomBytes(6).toString('hex')}`
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  await withPostgres(databaseUrl, async (client) => {
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`).catch((error: unknown) => {
      const cause = error instanceof Error ? error.message : String(error)
      throw new BackupError(
        `The temporary database could not be created (${cause}); allow it with ALTER ROLE … CREATEDB.`,
      )
    })
  })
  try {
    return await work(url.href)
  } finally {
    await withPostgres(databaseUrl, (client) => drop(client, name))
  }
}

/**
 * A pool reports its end before its connections have closed; PostgreSQL waits up to five seconds for them. Terminating a
 * connection while it closes would end the process, so only connections that stay open are terminated.
 */
async function drop(client: Client, name: string): Promise<void> {
  const statement = `DROP DATABASE IF EXISTS ${name}`
  await client.query(statement).catch(() => client.query(`${statement} WITH (FORCE)`))
}
