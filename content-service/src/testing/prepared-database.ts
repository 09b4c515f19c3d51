import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { getPayload } from 'payload'
import { createConfig } from '../create-config.ts'
import { closeDatabase } from '../platform/database/database.ts'
import { servicesOf } from '../platform/services/services.ts'
import { readEnvironment } from '../platform/settings/environment.ts'
import { prepareDatabase } from '../start-up.ts'
import { testDatabase } from './test-database.ts'

/** The content of a SQLite file, or the name of a PostgreSQL database. */
type Template = { file: Buffer } | { name: string }

/** The template of this process; preparing a database takes half a second, copying one some milliseconds. */
let template: Promise<Template> | undefined

/**
 * Copies a database that a service has prepared but not yet started with: it has tables and the initial content of every
 * site, but no account.
 *
 * @returns its connection URL, `null` if it is a SQLite file in the folder
 */
export async function preparedDatabase(dataFolder: string): Promise<string | null> {
  template ??= prepareTemplate()
  const prepared = await template
  if ('name' in prepared) return testDatabase(prepared.name)
  await writeFile(join(dataFolder, 'content.db'), prepared.file)
  return null
}

async function prepareTemplate(): Promise<Template> {
  await using folder = temporaryFolder()
  const url = await testDatabase()
  const environment = readEnvironment({
    DATA_DIR: folder.path,
    DATABASE_URL: url ?? undefined,
    PAYLOAD_SECRET: randomUUID(),
    LOG_LEVEL: 'silent',
  })
  const config = createConfig(environment)
  const payload = await getPayload({ config, disableOnInit: true, key: randomUUID() })
  await prepareDatabase(payload)
  await payload.destroy()
  await closeDatabase(payload)
  await servicesOf(payload).close()
  return url === null
    ? { file: await readFile(join(folder.path, 'content.db')) }
    : { name: new URL(url).pathname.slice(1) }
}
