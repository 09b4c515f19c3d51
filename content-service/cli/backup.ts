import { resolve } from 'node:path'
import { readEnvironment } from '../src/platform/settings/environment.ts'
import { backUp } from './backup/back-up.ts'
import { runCommand } from './run-command.ts'

// `npm run backup -- <archive>` writes everything that the content service stores into one file.
const day = new Date().toISOString().slice(0, 10)
const archive = resolve(process.argv[2] ?? `niaga-${day}.tar.gz`)

await runCommand(async () => {
  const environment = readEnvironment(process.env)
  await backUp(environment, archive)
  console.log(`Backed up into ${archive}`)
  if (environment.bucket) {
    console.log(`The files remain in ${environment.bucket.address}; back up the bucket as well.`)
  }
})
