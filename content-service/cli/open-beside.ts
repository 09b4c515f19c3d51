import { getPayload } from 'payload'
import { servicesOf } from '../src/platform/services/services.ts'
import { keptSecret, prepareDataFolder } from '../src/platform/settings/data-folder.ts'
import type { Environment } from '../src/platform/settings/environment.ts'

/** Opens the database of the service for a command that does one thing and exits; the service may be running. */
export async function openBeside(environment: Environment) {
  // Otherwise Payload would look for a development server, and React would use its development build.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { createConfig } = await import('../src/create-config.ts')
  const { closeDatabase } = await import('../src/platform/database/database.ts')
  const { dataFolder } = environment
  prepareDataFolder(dataFolder)
  const secret = environment.secret ?? keptSecret(dataFolder)
  const config = createConfig({ ...environment, secret, sampleContent: 'none' })
  const payload = await getPayload({ config })
  return {
    payload,
    close: async () => {
      await servicesOf(payload).close()
      await closeDatabase(payload)
    },
  }
}
