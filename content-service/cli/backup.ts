import { join, resolve } from 'node:path'
import { SettingsError } from '@niaga/server-kit/settings'
import { readEnvironment } from '../src/platform/settings/environment.ts'
import { backUp } from './backup/back-up.ts'
import { BackupError } from './backup/run-program.ts'

// `npm run backup -- <archive>` writes everything that the content service stores into one file.
process.env.DATA_DIR ||= join(import.meta.dirname, '../data')
const day = new Date().toISOString().slice(0, 10)
const archive = resolve(process.argv[2] ?? `niaga-${day}.tar.gz`)

try {
  const environment = readEnvironment(process.env)
  await backUp(environment, archive)
  console.log(`Backed up into ${archive}`)
  if (environment.bucket) {
    console.log(`The files remain in ${environment.bucket.address}; back up the bucket as well.`)
  }
} catch (error) {
  const isExplained = error instanceof BackupError || error instanceof SettingsError
  console.error(isExplained ? error.message : error)
  process.exitCode = 1
}
