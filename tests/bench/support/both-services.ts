import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Service, startService, stopService, untilReady } from '../../../scripts/services.ts'
import { freePort } from '../../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'

export type BothServices = AsyncDisposable & { content: Service; site: Service }

/** Starts both built services with the sample company. */
export async function startBothServices(): Promise<BothServices> {
  const { path: folder, remove } = temporaryFolder()
  const port = await freePort()
  const env = {
    PURGE_SECRET: randomBytes(32).toString('hex'),
    CACHE_DIR: join(folder, 'cache'),
  }
  const SITE_PURGE_URLS = `http://127.0.0.1:${port}/-/purge`
  const content = startService('content-service', {
    port: await freePort(),
    output: 'keep',
    env: { ...env, DATA_DIR: join(folder, 'data'), SITE_PURGE_URLS },
  })
  await untilReady(content)
  const CONTENT_HOST = content.origin
  const site = startService('site', {
    port,
    output: 'keep',
    env: { ...env, CONTENT_HOST },
  })
  await untilReady(site)
  return {
    content,
    site,
    [Symbol.asyncDispose]: async () => {
      await stopService(site)
      await stopService(content)
      await remove()
    },
  }
}
