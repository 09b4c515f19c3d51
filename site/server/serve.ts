import { join } from 'node:path'
import { serveMetrics } from '@niaga/server-kit/http-metrics'
import { createRequestLog } from '@niaga/server-kit/request-log'
import type { DestinationStream, Logger } from 'pino'
import type { Environment } from './environment.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { createSiteMetrics } from './metrics.ts'
import { listenToOtherProcesses } from './other-processes.ts'
import { createSite } from './site.ts'
import { buildFolder, loadBuild } from './site-build.ts'
import type { SiteLimits } from './site-limits.ts'
import { workerNumber } from './workers.ts'

/**
 * Serves the built site from this process.
 *
 * @param stream output for the lines of requests
 * @throws {Error} with one sentence on failure
 */
export async function serve(
  environment: Environment,
  log: Logger,
  stream: DestinationStream,
  limits: SiteLimits,
): Promise<void> {
  const getBuild = await loadBuild()
  const clientFolder = join(buildFolder, 'client')
  const site = createSite({ environment, log, getBuild, clientFolder, limits })
  listenToOtherProcesses(site, environment.DEPLOYMENT)
  const { METRICS_PORT: metricsPort } = environment
  const metrics =
    metricsPort === undefined
      ? null
      : createSiteMetrics(environment.CONTENT_HOST, site.pictureQueues)
  const isTrusted = environment.TRUSTED_PROXIES
  const observe = createRequestLog({ log, stream, isTrusted, metrics })
  const server = createHttpServer(site.listener, environment, observe, limits)
  if (metrics !== null && metricsPort !== undefined) {
    serveMetrics(metrics.registry, metricsPort + workerNumber(), environment.METRICS_HOST, log)
  }
  await listen({
    server,
    log,
    port: environment.PORT,
    host: environment.HOST,
    beforeExit: site.finishVisits,
  })
  // Elsewhere starts are frequent, and each would request every page's content from the host.
  if (environment.DEPLOYMENT === 'production') void site.warm()
}
