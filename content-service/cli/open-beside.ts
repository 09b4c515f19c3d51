import { getPayload } from 'payload'
import { createConfig } from '../src/create-config.ts'
import { closeDatabase } from '../src/platform/database/database.ts'
import { servicesOf } from '../src/platform/services/services.ts'
import { keptSecret, prepareDataFolder } from '../src/platform/settings/data-folder.ts'
import type { Environment } from '../src/platform/settings/environment.ts'

/** Opens the database of the service for a command that does one thing and exits; the service may be running. */
export async function openBeside(environment: Environment) {
  // Otherwise Payload takes this for a development server, and looks for Next to be notified of changed modules.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { dataFolder } = environment
  prepareDataFolder(dataFolder)
  const secret = environment.secret ?? keptSecret(dataFolder)
  const config = createConfig({ ...environment, secret, loadsSampleContent: false })
  const payload = await getPayload({ config })
  return {
    payload,
    close: async () => {
      await servicesOf(payload).close()
      await closeDatabase(payload)
    },
  }
}
