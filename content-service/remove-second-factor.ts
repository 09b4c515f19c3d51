import { join } from 'node:path'
import { getPayload } from 'payload'
import { keptSecret, prepareDataFolder } from './src/data-folder.ts'
import { EnvironmentError, readEnvironment } from './src/environment.ts'

// `npm run second-factor:remove -- rani@contoh.example`: for the last admin, who lost phone and recovery codes.

const [, , email] = process.argv

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
}

async function run(): Promise<void> {
  if (!email) throw new EnvironmentError('Name the account: its e-mail address.')
  process.env.DATA_DIR ||= join(import.meta.dirname, 'data')
  const environment = readEnvironment(process.env)
  Object.assign(process.env, { NODE_ENV: 'production', SAMPLE_CONTENT: 'none' })
  prepareDataFolder(environment.dataFolder)
  process.env.PAYLOAD_SECRET = environment.secret ?? keptSecret(environment.dataFolder)
  const { default: config } = await import('./src/payload.config.ts')
  const { closeDatabase } = await import('./src/database/database.ts')
  const { removeFactorOf } = await import('./src/second-factor/remove-factor.ts')
  const payload = await getPayload({ config })
  const isFound = await removeFactorOf(payload, email)
  await closeDatabase(payload)
  if (!isFound) throw new EnvironmentError(`No account has the address ${email}.`)
  console.log(`${email} signs in with the password alone; all its sessions have ended.`)
}
