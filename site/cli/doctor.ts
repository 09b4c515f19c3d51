import { printFindings } from '@niaga/server-kit/doctor/print-findings'
import { readEnvironment } from '../server/environment.ts'
import { checkSite } from './doctor/check-site.ts'

// The part of `npm run doctor` for this service.

await printFindings('Settings of site', () => readEnvironment(process.env), checkSite)
