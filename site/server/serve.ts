import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Environment } from './environment.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { hearOtherProcesses } from './other-processes.ts'
import { createSite } from './site.ts'
import { buildFolder, loadBuild } from './site-build.ts'

/**
 * Serves the built site from this process.
 *
 * @throws {Error} with one sentence when it cannot
 */
export async function serve(environment: Environment, log: Logger): Promise<void> {
  const build = await loadBuild()
  const clientFolder = join(buildFolder, 'client')
  const site = createSite({ environment, log, getBuild: () => build, clientFolder })
  hearOtherProcesses(site, environment.DEPLOYMENT)
  const server = createHttpServer(site.listener, environment)
  await listen({ server, log, port: environment.PORT, host: environment.HOST })
  void site.warm()
}
