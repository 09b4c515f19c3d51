import { randomBytes, randomUUID } from 'node:crypto'
import { getPayload } from 'payload'
import { readEnvironment } from '../../src/platform/settings/environment.ts'
import { BackupError } from './run-program.ts'

/**
 * Opens a database independently of the service and its settings, and applies missing migrations.
 *
 * @throws {BackupError} when another version of the service made the database, unless its migrations only add
 */
export async function openMigrated(databaseUrl: string, dataFolder: string) {
  // Imported late: the config loads a thousand modules, which most restores do not need.
  const { createConfig } = await import('../../src/create-config.ts')
  const { closeDatabase } = await import('../../src/platform/database/database.ts')
  const { readDatabaseVersion } = await import('../../src/platform/database/other-version.ts')
  const { servicesOf } = await import('../../src/platform/services/services.ts')
  const environment = readEnvironment({
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    // The secret is arbitrary: nothing is signed or decrypted.
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SAMPLE_CONTENT: 'none',
    LOG_LEVEL: 'silent',
  })
  const config = createConfig(environment, () => {})
  const payload = await getPayload({ config, disableOnInit: true, key: randomUUID() })
  const close = async () => {
    await payload.destroy()
    await closeDatabase(payload)
    await servicesOf(payload).close()
  }
  try {
    const version = await readDatabaseVersion(payload)
    if (!version.isUsable) throw new BackupError(version.reason)
    await payload.db.migrate()
    return { payload, close }
  } catch (error) {
    await close()
    throw error
  }
}
