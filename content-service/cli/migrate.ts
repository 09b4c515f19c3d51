import { join } from 'node:path'
import { SettingsError } from '@niaga/server-kit/settings'
import { readEnvironment } from '../src/platform/settings/environment.ts'
import { openBeside } from './open-beside.ts'

// `npm run migrate` updates the database as a start does, without serving; run it before several copies of a new version
// start.

try {
  process.env.DATA_DIR ||= join(import.meta.dirname, '../data')
  const { close } = await openBeside(readEnvironment(process.env))
  await close()
  console.log('The database is up to date.')
  process.exit(0)
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
}
