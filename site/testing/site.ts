import { join } from 'node:path'
import { createRequestLog } from '@niaga/server-kit/request-log'
import { listen } from '@niaga/server-kit/testing/listen'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { readEnvironment } from '../server/environment.ts'
import { createHttpServer } from '../server/http-server.ts'
import { createSite } from '../server/site.ts'
import { buildFolder, loadBuild } from '../server/site-build.ts'
import { type SiteLimits, siteLimits } from '../server/site-limits.ts'
import { createTestLog } from './log.ts'

export type Site = {
  origin: string
  get: (path: string, init?: RequestInit) => Promise<Response>
  logged: () => string
  lines: Record<string, unknown>[]
  clear: () => void
  /** Sends the counts of visits to the content host. */
  finishVisits: () => Promise<void>
  close: () => Promise<void>
}

/** Short, for tests with a host that never responds. */
const contentTimeoutMs = 500

/** Starts the built site in this process, on a free port, with a content host. */
export async function startSite(
  contentHost: string,
  variables: Record<string, string> = {},
  changed: Partial<SiteLimits> = {},
): Promise<Site> {
  const { path: cacheFolder, remove: removeFolder } = temporaryFolder()
  const environment = readEnvironment({
    CACHE_DIR: cacheFolder,
    CONTENT_HOST: contentHost,
    SITE_ORIGIN: 'https://contoh.example',
    ...variables,
  })
  const getBuild = await loadBuild()
  const { log, stream, lines, text } = createTestLog()
  const clientFolder = join(buildFolder, 'client')
  const limits = { ...siteLimits, contentTimeoutMs, ...changed }
  const running = createSite({ environment, log, getBuild, clientFolder, limits })
  const observe = createRequestLog({ log, stream, isTrusted: environment.TRUSTED_PROXIES })
  const server = createHttpServer(running.listener, environment, observe, limits)
  const origin = `http://127.0.0.1:${await listen(server)}`
  return {
    origin,
    get: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    logged: text,
    lines,
    clear: running.clear,
    finishVisits: running.finishVisits,
    close: async () => {
      running.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await removeFolder()
    },
  }
}
