import { getPayload } from 'payload'
import { keptSecret, prepareDataFolder } from '../src/platform/settings/data-folder.ts'
import type { Environment } from '../src/platform/settings/environment.ts'

/**
 * Opens what the service stores for a program that does one thing and ends; the service may run meanwhile. What
 * reads the settled environment must be imported after it.
 */
export async function openBeside({ dataFolder, secret }: Environment) {
  Object.assign(process.env, { NODE_ENV: 'production', SAMPLE_CONTENT: 'none' })
  prepareDataFolder(dataFolder)
  process.env.PAYLOAD_SECRET = secret ?? keptSecret(dataFolder)
  const { default: config } = await import('../src/payload.config.ts')
  const { closeDatabase } = await import('../src/platform/database/database.ts')
  const payload = await getPayload({ config })
  return { payload, close: () => closeDatabase(payload) }
}
