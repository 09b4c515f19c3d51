import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { createContentClient } from '../app/lib/content/content-client.server.ts'
import { clientAddress, createAddressTest } from './client-address.ts'
import type { Environment } from './environment.ts'
import { createPages } from './pages.ts'
import { requestLog } from './request-log.ts'
import { judgePath } from './request-path.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteBuild } from './site-build.ts'
import { staticFiles } from './static-files.ts'

export type AppOptions = {
  environment: Environment
  log: Logger
  getBuild: () => SiteBuild | Promise<SiteBuild>
  /** The folder of the built browser files, or `null` in development, where Vite serves them. */
  clientFolder: string | null
}

/** The site as one Hono app: health, pictures, files, then pages. */
export function createApp({ environment, log, getBuild, clientFolder }: AppOptions): Hono {
  const isTrusted = createAddressTest(environment.TRUSTED_PROXIES)
  const content = createContentClient({
    host: environment.CONTENT_HOST,
    timeoutMs: environment.CONTENT_TIMEOUT_MS,
    log,
  })
  const answerPage = createPages({
    getBuild,
    content,
    origin: environment.SITE_ORIGIN,
    maxFormBytes: environment.CONTACT_BODY_BYTES,
    isDevelopment: clientFolder === null,
    log,
  })

  const app = new Hono()
  app.use(requestLog(log), securityHeaders(environment.SITE_ORIGIN))
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.use(async (c, next) => {
    const verdict = judgePath(new URL(c.req.url))
    if (verdict.kind === 'malformed') return c.text('The address is malformed.\n', 400)
    if (verdict.kind === 'moved') return c.redirect(verdict.location, 308)
    return next()
  })
  if (clientFolder !== null) app.route('/', staticFiles(clientFolder))
  app.all('*', (c) => answerPage(c.req.raw, visitorAddress(c)))
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'An answer failed')
    return c.text('An unexpected error occurred.\n', 500, { 'Cache-Control': 'no-store' })
  })
  return app

  function visitorAddress(c: Context): string {
    const socketAddress = getConnInfo(c).remote.address ?? ''
    return clientAddress(socketAddress, c.req.header('x-forwarded-for'), isTrusted)
  }
}
