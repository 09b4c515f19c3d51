import { once } from 'node:events'
import { type Service, startService, stopService, untilReady } from '../../../scripts/services.ts'
import { freePort } from '../../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'

/** The site only clears a few maps, which a busy machine may delay. */
const clearLimitMs = 20_000

/** A running site, stopped by `await using`; `clear` empties all its caches, and waits until they are empty. */
export type OwnSite = Service &
  AsyncDisposable & { clear: () => Promise<void>; stop: () => Promise<void> }

/**
 * Starts a site with empty caches.
 *
 * @param folder a copy of the repository whose build is started; by default this checkout
 */
export async function startSite(
  env: NodeJS.ProcessEnv,
  port?: number,
  folder?: string,
): Promise<OwnSite> {
  const { path: cacheDir, remove: removeFolder } = temporaryFolder()
  const site = startService('site', {
    port: port ?? (await freePort()),
    output: 'keep',
    hasChannel: true,
    ...(folder !== undefined && { folder }),
    // The site sees all journeys as one visitor.
    env: { CACHE_DIR: cacheDir, CONTACT_LIMIT_PER_MINUTE: '1000', ...env },
  })
  await untilReady(site)
  const stop = async () => {
    await stopService(site)
    await removeFolder()
  }
  const clear = async () => {
    // Otherwise the next request could arrive before the message.
    const isCleared = once(site.process, 'message', { signal: AbortSignal.timeout(clearLimitMs) })
    site.process.send?.('clear')
    await isCleared
  }
  return { ...site, clear, stop, [Symbol.asyncDispose]: stop }
}
