import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Locale } from '@niaga/contract/locale'
import type { SheetPath } from '@niaga/contract/sheet-paths'
import { clientAddress } from '@niaga/server-kit/client-address'
import { currentRequest, type RequestRecord } from '@niaga/server-kit/request-log'
import { createSharedLimits } from '@niaga/server-kit/shared-limit'
import { createVisitorLimit } from '@niaga/server-kit/visitor-limit'
import type { Logger } from 'pino'
import { createCaptchaCheck } from '../app/features/contact/captcha.server.ts'
import { sitemapPages } from '../app/features/sitemap/sitemap-pages.server.ts'
import type { SiteContext } from '../app/site-context.ts'
import { createContentClient } from '../content/content-client.server.ts'
import { createContentFiles } from '../content/content-files.server.ts'
import { createImageSize, createImageSource } from '../content/image-source.server.ts'
import { createApp } from './app.ts'
import type { Environment } from './environment.ts'
import { createCachedPages } from './page-cache/cached-pages.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { pagePolicies } from './page-cache/page-policy.ts'
import { createPageResponses } from './page-cache/page-response.ts'
import { warmPages } from './page-cache/warm-pages.ts'
import { createPages } from './pages.ts'
import { createPictures, newPicturesPerMinute } from './pictures/pictures.ts'
import { createPreviewCheck } from './previews.ts'
import { createPurges, type Purges } from './purge/purges.ts'
import { createRenderer, limitToPrice, logOutdatedPage, logPartialPage } from './render-page.ts'
import { commonHeaders } from './security-headers.ts'
import { createSheetPdfs } from './sheet-pdf/sheet-pdfs.ts'
import type { GetBuild } from './site-build.ts'
import { type SiteLimits, siteLimits } from './site-limits.ts'
import { createVisitSender } from './visits/send-visits.ts'
import { createVisits, type Visits } from './visits/visits.ts'

const publicFolder = join(import.meta.dirname, '../public')

export type SiteOptions = {
  environment: Environment
  log: Logger
  getBuild: GetBuild
  /** The folder of the built browser files, `null` in development, where Vite serves them. */
  clientFolder: string | null
  limits?: SiteLimits
}

export type Site = ReturnType<typeof createSite>

/** Creates the whole site, ready for Node's requests. */
export function createSite(options: SiteOptions) {
  const { environment, log, getBuild, clientFolder, limits = siteLimits } = options
  const { CONTENT_HOST: contentHost, SITE_ORIGIN: origin } = environment
  const contentFolder = join(environment.CACHE_DIR, 'content')
  const ofContent = {
    host: contentHost,
    timeoutMs: limits.contentTimeoutMs,
    memoryBytes: limits.contentMemoryBytes,
    freshTtlS: environment.FRESH_TTL_S,
    log,
  }
  const content = createContentClient({
    ...ofContent,
    files: createContentFiles(contentFolder, limits.contentDiskBytes, log),
    onFailure: logPartialPage,
    onOutdated: logOutdatedPage,
    onExpiring: limitToPrice,
  })
  const checkPreview = createPreviewCheck({
    host: contentHost,
    timeoutMs: limits.contentTimeoutMs,
    // Its content is discarded with the page.
    createContent: (headers) => createContentClient({ ...ofContent, headers, files: null }),
    log,
  })
  const isDevelopment = clientFolder === null
  const visitorLimits = createSharedLimits(environment.REDIS_URL, (error) => {
    const cause = error instanceof Error ? error.message : String(error)
    log.warn(
      { cause },
      'Redis cannot be reached; this copy of the site counts only its own contact messages',
    )
  })
  const pictures = createPictures(
    environment,
    limits,
    clientFolder ?? publicFolder,
    createVisitorLimit(newPicturesPerMinute),
    log,
  )
  const imageSource = createImageSource(contentHost, pictures.sources.getFacts)
  const sheetPdfs = {
    pdfs: createSheetPdfs({ maxBytes: limits.sheetPdfBytes, timeoutMs: limits.sheetPdfMs }),
    readSheet: async (path: SheetPath, locale: Locale) => {
      const { sheetDocuments } = (await getBuild()).entry.module
      const sources = { content, imageSource, ownPicture: pictures.ownPictures.address, origin }
      return sheetDocuments.read(path, locale, sources)
    },
  }
  const readFeed = async (locale: Locale) => {
    const { feed } = (await getBuild()).entry.module
    return feed.read(locale, { content, imageSource, origin })
  }
  const visits = isDevelopment ? null : getVisits(environment, limits, log)
  const renderPage = createRenderer({
    getBuild,
    content,
    imageSource,
    imageSize: createImageSize(contentHost, pictures.sources.getFacts),
    ownPicture: pictures.ownPictures.address,
    origin,
    menuItems: limits.menuItems,
    reportsVitals: environment.REPORT_WEB_VITALS,
    countsVisits: visits !== null,
    ...(visits && { recordSearch: visits.searched, recordRequest: visits.requested }),
    takeContactToken: visitorLimits.limit('contact', environment.CONTACT_LIMIT_PER_MINUTE),
    ...getCaptcha(environment, limits.captchaTimeoutMs),
    minFillingMs: limits.minFillingMs,
    isDevelopment,
    log,
  })
  const policies = pagePolicies(environment.FRESH_TTL_S)
  const cache = createPageCache({
    render: ({ path }) => renderPage(path),
    policies,
    maxBytes: limits.pageCacheBytes,
    onError: (error, { path }) => log.error({ err: error, path }, 'A page could not be refreshed'),
  })
  const times = {
    freshTtlS: environment.FRESH_TTL_S,
    lastGoodS: policies.page.lastGoodMs / 1000,
  }
  const getResponse = createPageResponses(times, commonHeaders(origin))
  const cached = isDevelopment
    ? null
    : createCachedPages({
        cache,
        getResponse,
        getAddress: (request) => getAddress(request, environment),
        ...(visits && { onShown: visits.shown }),
      })
  const onPurge = () => {
    content.invalidate()
    cache.purge()
  }
  const purges = createPurges({ secret: environment.PURGE_SECRET, onPurge })
  const sharing = sharePurges(environment.REDIS_URL, purges, log)
  const app = createApp({
    environment,
    limits,
    log,
    content,
    purges,
    pictures,
    imageSource,
    sheetPdfs,
    readFeed,
    respondToPage: createPages({ getBuild, renderPage, cached, origin, checkPreview }),
    visits,
    hasPage: async (address) => (await cached?.has(address)) ?? false,
    clientFolder,
  })
  const handle = getRequestListener(app.fetch)

  return {
    listener(request: IncomingMessage, response: ServerResponse, record: RequestRecord): void {
      if (cached?.respondAtOnce(request, response, record)) return
      response.setHeader('X-Request-Id', record.id)
      currentRequest.run(record, () => void handle(request, response))
    },
    /** Removes every page and every response of the content host. */
    clear(): void {
      content.clear()
      cache.clear()
      pictures.sources.clear()
    },
    /** Renders the pages of the sitemap, so their first visitors need not wait. */
    warm: () =>
      warmPages({
        listPages: () => sitemapPages({ content, imageSource }, limits.warmPages),
        cache,
        maxPages: limits.warmPages,
      }),
    /** Sends the remaining counts of visits before a stop. */
    finishVisits: async () => visits?.finish(),
    purges,
    pictureQueues: pictures.queues,
    /** Stops everything that would keep the process running. */
    close: () => {
      visits?.close()
      void visitorLimits.close()
      void sharing.then((end) => end())
    },
  }
}

/** Returns the counter of visits, `null` if it is off or there is no secret to sign its data. */
function getVisits(environment: Environment, limits: SiteLimits, log: Logger): Visits | null {
  const {
    COUNT_VISITS,
    PURGE_SECRET: secret,
    SITE_ORIGIN: origin,
    CONTENT_HOST: host,
  } = environment
  if (COUNT_VISITS === 'off' || secret === undefined) return null
  return createVisits({
    origin,
    isTrusted: environment.TRUSTED_PROXIES,
    send: createVisitSender({ host, secret, timeoutMs: limits.contentTimeoutMs }),
    everyMs: limits.visitsEveryMs,
    maxRows: limits.visitRows,
    log,
  })
}

function getAddress(request: IncomingMessage, { TRUSTED_PROXIES: isTrusted }: Environment): string {
  const forwardedFor = request.headersDistinct['x-forwarded-for']?.join(',')
  return clientAddress(request.socket.remoteAddress ?? '', forwardedFor, isTrusted)
}

/** Returns the captcha of the contact form; without a service every message passes. */
function getCaptcha(
  environment: Environment,
  timeoutMs: number,
): Pick<SiteContext, 'captcha' | 'checkCaptcha'> {
  const { CAPTCHA_VERIFY_URL: verifyUrl, CAPTCHA_SECRET: secret = '' } = environment
  const { CAPTCHA_SCRIPT_URL: scriptUrl, CAPTCHA_SITE_KEY: siteKey = '' } = environment
  if (!verifyUrl || !scriptUrl) return { captcha: null, checkCaptcha: async () => 'passed' }
  const { CAPTCHA_ELEMENT: element } = environment
  const field = `${element}-response`
  return {
    captcha: { scriptUrl, siteKey, element },
    checkCaptcha: createCaptchaCheck({ verifyUrl, secret, field, timeoutMs }),
  }
}

/** @returns a function that stops it */
async function sharePurges(url: string | undefined, purges: Purges, log: Logger) {
  if (url === undefined) return () => {}
  // Large, and only needed for several copies.
  const { sharePurgesOverRedis } = await import('./purge/redis-purges.ts')
  return sharePurgesOverRedis(url, purges, log)
}
