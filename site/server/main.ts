import './production.ts'

import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { readEnvironment } from './environment.ts'
import { createLogger } from './logger.ts'
import { buildFolder, loadBuild } from './site-build.ts'
import { start } from './start.ts'

await start(async () => {
  const environment = readEnvironment(process.env)
  const log = createLogger(environment.LOG_LEVEL)
  const build = await loadBuild()
  const clientFolder = join(buildFolder, 'client')
  const app = createApp({ environment, log, getBuild: () => build, clientFolder })
  return { server: createServer(getRequestListener(app.fetch)), environment, log }
})
