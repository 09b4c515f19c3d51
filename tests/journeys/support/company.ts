import { randomBytes } from 'node:crypto'
import { type Service, startService, stopService, untilReady } from '../../../scripts/services.ts'
import { freePort } from '../../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { type OwnSite, startSite } from './site.ts'

/** Both services with the sample company, and its first editor. */
export type Company = AsyncDisposable & {
  content: Service
  site: OwnSite
  editor: { email: string; password: string }
  stop: () => Promise<void>
}

/** Starts both services with an empty data folder. The site is only purged: by itself it refreshes after an hour. */
export async function startCompany(): Promise<Company> {
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
  const [, email = '', password = ''] =
    /First editor: (\S+)\s+password: (\S+)/.exec(content.output()) ?? []
  const stop = async () => {
    await site.stop()
    await stopService(content)
    await removeFolder()
  }
  return { content, site, editor: { email, password }, stop, [Symbol.asyncDispose]: stop }
}
