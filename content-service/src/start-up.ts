import { SettingsError } from '@niaga/server-kit/settings'
import type { Payload } from 'payload'
import { loadSampleContent, sampleFolder } from '../sample/load.ts'
import { createMissingPages } from './collections/pages/create-missing-pages.ts'
import { createMissingSheets } from './collections/sheets/create-missing-sheets.ts'
import { createFirstEditor } from './collections/users/first-editor.ts'
import { outliveLostConnections } from './platform/database/database.ts'
import { readDatabaseVersion } from './platform/database/other-version.ts'
import { withStartupLock } from './platform/database/startup-lock.ts'
import { inTransaction } from './platform/database/transaction.ts'
import { servicesOf } from './platform/services/services.ts'

/** Prepares the database before the first request: tables, an editor, and sample content. */
export async function startUp(payload: Payload, print: (line: string) => void): Promise<void> {
  const { environment } = servicesOf(payload)
  outliveLostConnections(payload)
  // Payload looks up a collection by the first part of the address, which may be `constructor`.
  Object.setPrototypeOf(payload.collections, null)
  await withStartupLock(payload, async () => {
    const version = await readDatabaseVersion(payload)
    if (!version.isUsable) stop(version.reason)
    if (version.warning) payload.logger.warn(version.warning)
    await prepareDatabase(payload)
    const password = await createFirstEditor(payload, environment.adminEmail)
    if (password) print(`First editor: ${environment.adminEmail}  password: ${password}`)
    const { sampleContent } = environment
    if (sampleContent === 'none') return
    await loadSampleContent(payload, sampleFolder(sampleContent))
  }).catch((error) => {
    if (error instanceof SettingsError) stop(error.message)
    throw error
  })
  if (environment.contactNotifyTo.length === 0) {
    const missing = environment.smtpUrl === null ? 'No mail server' : 'No CONTACT_NOTIFY_TO'
    print(`${missing} is set: contact messages wait in the inbox of the admin.`)
  }
}

/** Updates the tables, and creates the initial content of every site. */
export async function prepareDatabase(payload: Payload): Promise<void> {
  await payload.db.migrate()
  await inTransaction(payload, createMissingSheets)
  await inTransaction(payload, createMissingPages)
}

/** Exits, as Payload does when a migration fails: Payload and Next would both log an error with its stack. */
function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
