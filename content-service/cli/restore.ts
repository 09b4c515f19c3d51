import { resolve } from 'node:path'
import { readEnvironment } from '../src/platform/settings/environment.ts'
import { restore } from './backup/restore-archive.ts'
import { BackupError } from './backup/run-program.ts'
import { runCommand } from './run-command.ts'

// `npm run restore -- <archive>` restores an archive of `npm run backup` into an empty location.
const [, , archive] = process.argv

await runCommand(async () => {
  if (!archive) throw new BackupError('Name the archive: npm run restore -- niaga.tar.gz')
  const files = await restore(resolve(archive), readEnvironment(process.env))
  console.log(`Restored ${resolve(archive)}; the files are ${files}.`)
})
