import { randomBytes } from 'node:crypto'
import { startService, stopService, untilReady } from '../../../scripts/services.ts'
import { freePort } from '../../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { signIn } from './editor.ts'
import { startSite } from './site.ts'

/** Starts both services with an empty data folder, once for all journeys, and passes on their addresses. */
export default async function globalSetup() {
  const { path: dataDir, remove: removeFolder } = temporaryFolder()
  const sitePort = await freePort()
  const PURGE_SECRET = randomBytes(32).toString('hex')
  const content = startService('content-service', {
    port: await freePort(),
    output: 'keep',
    // To the service all journeys are one visitor.
    env: {
      DATA_DIR: dataDir,
      CONTACT_LIMIT_PER_MINUTE: '1000',
      PURGE_SECRET,
      SITE_PURGE_URLS: `http://127.0.0.1:${sitePort}/-/purge`,
    },
  })
  await untilReady(content)
  const site = await startSite(
    { CONTENT_HOST: content.origin, PURGE_SECRET, FRESH_TTL_S: '3600' },
    sitePort,
  )

  const [, email, password] = /First editor: (\S+)\s+password: (\S+)/.exec(content.output()) ?? []
  process.env.JOURNEY_SITE = site.origin
  process.env.JOURNEY_CONTENT = content.origin
  process.env.JOURNEY_EDITOR = email
  process.env.JOURNEY_PASSWORD = password
  process.env.JOURNEY_TOKEN = await signIn({ email, password })

  return async () => {
    await site.stop()
    await stopService(content)
    await removeFolder()
  }
}
