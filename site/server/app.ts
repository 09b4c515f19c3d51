import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { clientAddress } from '@niaga/server-kit/client-address'
import { productVersion } from '@niaga/server-kit/product-version'
import { currentRequest } from '@niaga/server-kit/request-log'
import { type Context, Hono, type Next } from 'hono'
import type { Logger } from 'pino'
import { feeds, type ReadFeed } from '../app/features/blog/feeds/feeds-endpoint.server.ts'
import { brandEndpoint } from '../app/features/frame/brand/brand-endpoint.server.ts'
import { sitemap } from '../app/features/sitemap/sitemap-endpoint.server.ts'
import { vitals } from '../app/features/vitals/vitals-endpoint.server.ts'
import { defaultLocale } from '../app/i18n/locale-registry.ts'
import type { ContentClient } from '../content/content-client.server.ts'
import type { ImageSource } from '../content/image-source.server.ts'
import type { Environment } from './environment.ts'
import { errorResponse } from './error-response.ts'
import { files } from './files.ts'
import { limitForms } from './large-forms.ts'
import { media } from './media.ts'
import type { RespondToPage } from './pages.ts'
import type { Pictures } from './pictures/pictures.ts'
import { purgeAddress } from './purge/purge-address.ts'
import type { Purges } from './purge/purges.ts'
import { checkPath } from './request-path.ts'
import { securityHeaders } from './security-headers.ts'
import { sharePictureAddress } from './share-pictures/share-picture-address.ts'
import { createSharePictures } from './share-pictures/share-pictures.ts'
import { type SheetPdfAddressOptions, sheetPdfAddress } from './sheet-pdf/sheet-pdf-address.ts'
import type { SiteLimits } from './site-limits.ts'
import { speculationRules } from './speculation-rules.ts'
import { staticFiles } from './static-files.ts'
import { countDownloads } from './visits/count-downloads.ts'
import { type ViewAddressOptions, viewAddress } from './visits/view-address.ts'
import type { Visits } from './visits/visits.ts'

const noStore = { 'Cache-Control': 'no-store' }

export type AppOptions = {
  environment: Environment
  limits: SiteLimits
  log: Logger
  content: ContentClient
  purges: Purges
  pictures: Pictures
  imageSource: ImageSource
  sheetPdfs: Pick<SheetPdfAddressOptions, 'pdfs' | 'readSheet'>
  readFeed: ReadFeed
  respondToPage: RespondToPage
  /** Counter of visits, `null` if disabled. */
  visits: Visits | null
  hasPage: ViewAddressOptions['hasPage']
  /** The folder of the built browser files, `null` in development, where Vite serves them. */
  clientFolder: string | null
}

/** Creates the site's layers as one Hono app: health, pictures, files, then pages. */
export function createApp(options: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const { environment, limits, log, content, pictures, purges, respondToPage, clientFolder } =
    options
  const { visits, hasPage } = options
  const { TRUSTED_PROXIES: isTrusted } = environment

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(setCacheStatus, securityHeaders(environment.SITE_ORIGIN))
  app.get('/healthz', (c) => c.json({ status: 'ok', version: productVersion }, 200, noStore))
  app.get('/readyz', async (c) => {
    const { ok } = await content.contact(defaultLocale)
    return c.json(
      { status: ok ? 'ready' : 'waiting for the content service' },
      ok ? 200 : 503,
      noStore,
    )
  })
  app.route('/', purgeAddress(purges, log))
  if (visits) {
    app.route('/', viewAddress({ visits, hasPage, origin: environment.SITE_ORIGIN }))
    app.use(countDownloads(visits))
  }
  app.route('/', speculationRules())
  const ofPictures = { contentHost: environment.CONTENT_HOST, ...pictures, log }
  app.route('/', media({ ...ofPictures, getVisitor }))
  app.route('/', brandEndpoint({ content, imageSource: options.imageSource }))
  app.route('/', files({ contentHost: environment.CONTENT_HOST, limits, getVisitor, log }))
  app.use(async (c, next) => {
    const path = checkPath(new URL(c.req.url))
    if (path.kind === 'malformed') return errorResponse(400, c.req.path)
    if (path.kind === 'moved') return c.redirect(path.location, 308)
    return next()
  })
  app.route(
    '/',
    sheetPdfAddress({ ...options.sheetPdfs, origin: environment.SITE_ORIGIN, getVisitor, log }),
  )
  app.route(
    '/',
    sharePictureAddress({
      pictures: createSharePictures({
        maxBytes: limits.sharePictureBytes,
        media: media({ ...ofPictures, getVisitor: () => null }),
      }),
      ...{ content, respondToPage, origin: environment.SITE_ORIGIN, getVisitor, log },
    }),
  )
  app.route(
    '/',
    sitemap({ content, imageSource: options.imageSource, origin: environment.SITE_ORIGIN }),
  )
  app.route('/', feeds(options.readFeed))
  if (environment.REPORT_WEB_VITALS) {
    app.route('/', vitals({ log, perMinute: limits.vitalsPerMinute, visitorAddress }))
  }
  if (clientFolder !== null) app.route('/', staticFiles(clientFolder))
  app.post(
    '*',
    limitForms({
      atOnce: limits.largeForms,
      atOncePerVisitor: limits.largeFormsPerVisitor,
      getVisitor,
    }),
  )
  app.all('*', (c) => respondToPage(c.req.raw, visitorAddress(c)))
  app.onError((error, c) => {
    const { destroyed, complete } = c.env.incoming
    // The client disconnected while sending.
    if (destroyed && !complete) return errorResponse(400, c.req.path)
    log.error({ err: error, path: c.req.path }, 'A response failed')
    return errorResponse(500, c.req.path)
  })
  return app

  /** Returns `null` for a trusted proxy that names no client: all its visitors would count as one. */
  function getVisitor(c: Context): string | null {
    const address = visitorAddress(c)
    return isTrusted(address) ? null : address
  }

  function visitorAddress(c: Context): string {
    const socketAddress = getConnInfo(c).remote.address ?? ''
    return clientAddress(socketAddress, c.req.header('x-forwarded-for'), isTrusted)
  }
}

/** Saves the cache status for the log, which sees the response after its headers have been sent. */
async function setCacheStatus(c: Context, next: Next): Promise<void> {
  await next()
  const record = currentRequest.getStore()
  if (record) record.cacheStatus = c.res.headers.get('X-Cache') ?? undefined
}
