import { type Service, startService, stopService, untilReady } from '../../../scripts/services.ts'
import { freePort } from '../../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'

/** A running site, stopped by `await using`; `clear` empties all its caches. */
export type OwnSite = Service & AsyncDisposable & { clear: () => void; stop: () => Promise<void> }

/** Starts a site with empty caches. */
export async function startSite(env: NodeJS.ProcessEnv, port?: number): Promise<OwnSite> {
  const { path: cacheDir, remove: removeFolder } = temporaryFolder()
  const site = startService('site', {
    port: port ?? (await freePort()),
    output: 'keep',
    hasChannel: true,
    // To the site all journeys are one visitor.
    env: { CACHE_DIR: cacheDir, CONTACT_LIMIT_PER_MINUTE: '1000', ...env },
  })
  await untilReady(site)
  const stop = async () => {
    await stopService(site)
    await removeFolder()
  }
  const clear = () => void site.process.send?.('clear')
  return { ...site, clear, stop, [Symbol.asyncDispose]: stop }
}
