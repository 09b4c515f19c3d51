import { randomBytes } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { type Service, startService, stopService, untilReady } from '../../../scripts/services.ts'
import { freePort } from '../../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { untilOk } from '../../bench/support/bench-site.ts'
import { printedAccount } from '../../support/editor.ts'
import { type OwnSite, startSite } from './site.ts'

/** Both services with the sample company, and its first editor. */
export type Company = AsyncDisposable & {
  content: Service
  site: OwnSite
  editor: { email: string; password: string }
  stop: () => Promise<void>
}

/** A data folder with the sample company, which takes a few seconds to load. */
export type PreparedCompany = AsyncDisposable & { dataDir: string; editor: Company['editor'] }

/**
 * Loads the sample company, for companies that start from a copy of it.
 *
 * @param variables additional settings of the content service
 */
export async function prepareCompany(
  variables: Record<string, string> = {},
): Promise<PreparedCompany> {
  const { path: dataDir, remove } = temporaryFolder()
  const content = startService('content-service', {
    port: await freePort(),
    output: 'keep',
    env: { DATA_DIR: dataDir, ...variables },
  })
  await untilReady(content)
  await stopService(content)
  return { dataDir, editor: printedAccount(content.output()), [Symbol.asyncDispose]: remove }
}

/**
 * Starts both services with the sample company. The site relies on purges: otherwise it refreshes after an hour.
 *
 * @param prepared by default the company of the global setup
 * @param variables additional settings of the content service
 * @param languages languages of both services, as in `LANGUAGES`
 */
export async function startCompany(
  prepared = preparedBySetup(),
  variables: Record<string, string> = {},
  languages = '',
): Promise<Company> {
  const { path: dataDir, remove: removeFolder } = temporaryFolder()
  await cp(prepared.dataDir, dataDir, { recursive: true })
  const sitePort = await freePort()
  const PURGE_SECRET = randomBytes(32).toString('hex')
  const content = startService('content-service', {
    port: await freePort(),
    output: 'keep',
    // The service sees all journeys as one visitor.
    env: {
      DATA_DIR: dataDir,
      CONTACT_LIMIT_PER_MINUTE: '1000',
      PURGE_SECRET,
      SITE_ORIGIN: `http://127.0.0.1:${sitePort}`,
      SITE_PURGE_URLS: `http://127.0.0.1:${sitePort}/-/purge`,
      LANGUAGES: languages,
      ...variables,
    },
  })
  await untilReady(content)
  const site = await startSite(
    { CONTENT_HOST: content.origin, PURGE_SECRET, FRESH_TTL_S: '3600', LANGUAGES: languages },
    sitePort,
  )
  // A busy machine may not read all that a first page needs before the site stops waiting, and responds 503.
  for (const path of ['/', '/en']) await untilOk(site.origin + path)
  const stop = async () => {
    await site.stop()
    await stopService(content)
    await removeFolder()
  }
  const { editor } = prepared
  return { content, site, editor, stop, [Symbol.asyncDispose]: stop }
}

/** Returns the company that the global setup has prepared. */
export function preparedBySetup(): Pick<PreparedCompany, 'dataDir' | 'editor'> {
  const { JOURNEY_DATA = '', JOURNEY_EDITOR = '', JOURNEY_PASSWORD = '' } = process.env
  return {
    dataDir: JOURNEY_DATA,
    editor: { email: JOURNEY_EDITOR, password: JOURNEY_PASSWORD },
  }
}
