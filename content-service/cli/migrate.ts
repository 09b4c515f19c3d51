import { readEnvironment } from '../src/platform/settings/environment.ts'
import { openBeside } from './open-beside.ts'
import { runCommand } from './run-command.ts'

// `npm run migrate` updates the database as a start does, without serving; run it before several copies of a new version
// start.

await runCommand(async () => {
  const { close } = await openBeside(readEnvironment(process.env))
  await close()
  console.log('The database is up to date.')
})
