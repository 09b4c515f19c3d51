import { printFindings } from '@niaga/server-kit/doctor/print-findings'
import { readEnvironment } from '../src/platform/settings/environment.ts'
import { checkContent } from './doctor/check-content.ts'

// This service's part of `npm run doctor`; the argument is the folder of its backups.

const [, , backups = null] = process.argv

await printFindings(
  'Settings of content service',
  () => readEnvironment(process.env),
  (environment) => checkContent(environment, backups),
)
