import { join, resolve } from 'node:path'
import { SettingsError } from '@niaga/server-kit/settings'
import { readEnvironment } from '../src/platform/settings/environment.ts'
import { restore } from './backup/restore-archive.ts'
import { BackupError } from './backup/run-program.ts'

// `npm run restore -- <archive>` restores an archive of `npm run backup` into an empty location.
process.env.DATA_DIR ||= join(import.meta.dirname, '../data')
const [, , archive] = process.argv

try {
  if (!archive) throw new BackupError('Name the archive: npm run restore -- niaga.tar.gz')
  const files = await restore(resolve(archive), readEnvironment(process.env))
  console.log(`Restored ${resolve(archive)}; the files are ${files}.`)
} catch (error) {
  const isExplained = error instanceof BackupError || error instanceof SettingsError
  console.error(isExplained ? error.message : error)
  process.exitCode = 1
}
