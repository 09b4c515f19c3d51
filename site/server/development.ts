import { createServer as createHttpServer } from 'node:http'
import { createRequestLog } from '@niaga/server-kit/request-log'
import { createServer as createViteServer } from 'vite'
import { readEnvironment } from './environment.ts'
import { listen } from './listen.ts'
import { createLogger, standardOutput } from './logger.ts'
import { createSite } from './site.ts'
import type { SiteBuild } from './site-build.ts'
import { siteLimits } from './site-limits.ts'
import { startOrEnd } from './start.ts'

/** The content service compiles each route on its first request. */
const contentTimeoutMs = 30_000

await startOrEnd(async () => {
  const environment = readEnvironment(process.env)
  const stream = standardOutput()
  const log = createLogger(environment.LOG_LEVEL, stream)
  const server = createHttpServer()
  const vite = await createViteServer({
    root: `${import.meta.dirname}/..`,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  })
  const site = createSite({
    environment,
    log,
    getBuild: async () =>
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild,
    clientFolder: null,
    limits: { ...siteLimits, contentTimeoutMs },
  })
  const observe = createRequestLog({ log, stream, isTrusted: environment.TRUSTED_PROXIES })
  server.on('request', (request, response) => {
    const record = observe(request, response)
    vite.middlewares(request, response, () => site.listener(request, response, record))
  })
  await listen({ server, log, port: environment.PORT, host: environment.HOST })
})
