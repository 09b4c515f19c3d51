import { createServer as createHttpServer } from 'node:http'
import { createLogOutput } from '@niaga/server-kit/log-output'
import { createRequestLog } from '@niaga/server-kit/request-log'
import { createServer as createViteServer } from 'vite'
import { readEnvironment } from './environment.ts'
import { listen } from './listen.ts'
import { createLogger } from './logger.ts'
import { createSite } from './site.ts'
import type { SiteBuild } from './site-build.ts'
import { siteLimits } from './site-limits.ts'
import { startOrEnd } from './start.ts'

/** The content service compiles each route on its first request. */
const contentTimeoutMs = 30_000

await startOrEnd(async () => {
  const environment = readEnvironment(process.env)
  const output = createLogOutput()
  const log = createLogger(environment.LOG_LEVEL, output.events)
  const server = createHttpServer()
  const vite = await createViteServer({
    root: `${import.meta.dirname}/..`,
    server: { middlewareMode: true, ws: { server } },
  })
  const site = createSite({
    environment,
    log,
    getBuild: async () => (await vite.ssrLoadModule('/app/server-build.ts')).build as SiteBuild,
    clientFolder: null,
    limits: { ...siteLimits, contentTimeoutMs },
  })
  const { TRUSTED_PROXIES: isTrusted } = environment
  const observe = createRequestLog({ log, stream: output.requests, isTrusted })
  server.on('request', (request, response) => {
    const record = observe(request, response)
    vite.middlewares(request, response, () => site.listener(request, response, record))
  })
  await listen({ server, log, port: environment.PORT, host: environment.HOST })
})
