import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { readEnvironment } from '../src/platform/settings/environment.ts'
import { newestArchive } from './backup/newest-archive.ts'
import { BackupError } from './backup/run-program.ts'
import { runCommand } from './run-command.ts'

// `npm run backup:verify -- <archive or folder>` restores an archive, or the newest one of a folder, into a temporary
// place.
Object.assign(process.env, { NODE_ENV: 'production' })

/** The maximum age of a nightly backup: after that, two nights have failed. */
const oldestMs = 48 * 3_600_000

await runCommand(async () => {
  const { verifyArchive } = await import('./backup/verify-archive.ts')
  const [, , argument] = process.argv
  if (!argument) {
    throw new BackupError(
      'Name an archive, or a folder of them: npm run backup:verify -- niaga.tar.gz',
    )
  }
  const { databaseUrl } = readEnvironment(process.env)
  const path = resolve(argument)
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  const archive = isFolder ? await newestArchive(path) : null
  const startedAt = performance.now()
  const verified = await verifyArchive(archive?.path ?? path, databaseUrl)
  if (archive && Date.now() - archive.writtenAt.getTime() > oldestMs) {
    throw new BackupError(
      `${archive.path} can be restored, but no backup has been written since ${archive.writtenAt.toISOString()}.`,
    )
  }
  const tables = Object.values(verified.rows)
  const rows = tables.reduce((sum, count) => sum + count, 0)
  const files = verified.files === null ? 'its files are in a bucket' : `${verified.files} files`
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(
    `${archive?.path ?? path} of ${verified.createdAt} (version ${verified.version}) can be restored: ${tables.length} tables with ${rows} rows, ${files}; tested in ${seconds} s.`,
  )
})
