import './production.ts'

import { createServer } from 'node:http'
import { join } from 'node:path'
import { readEnvironment } from './environment.ts'
import { createLogger } from './logger.ts'
import { obeyParent } from './parent-messages.ts'
import { createSite } from './site.ts'
import { buildFolder, loadBuild } from './site-build.ts'
import { start } from './start.ts'

await start(async () => {
  const environment = readEnvironment(process.env)
  const log = createLogger(environment.LOG_LEVEL)
  const build = await loadBuild()
  const clientFolder = join(buildFolder, 'client')
  const site = createSite({ environment, log, getBuild: () => build, clientFolder })
  // A machine that serves visitors has no tests on it.
  if (environment.DEPLOYMENT !== 'production') obeyParent(site.forget)
  return { server: createServer(site.listener), environment, log }
})
