import { isRequestPage } from '@niaga/contract/request-page'
import { matchRoutes } from 'react-router'
import { localeFromPath } from '../app/i18n/locale-address.ts'
import { encodeBody } from './compression.ts'
import { errorResponse } from './error-response.ts'
import { readForm } from './form-request.ts'
import type { CachedPages } from './page-cache/cached-pages.ts'
import { readPageAddress } from './page-cache/page-address.ts'
import type { Rendered } from './page-cache/stored-page.ts'
import type { PreviewCheck } from './previews.ts'
import type { RenderPage } from './render-page.ts'
import type { GetBuild, SiteBuild } from './site-build.ts'

export type PagesOptions = {
  getBuild: GetBuild
  renderPage: RenderPage
  /** `null` in development, where every page is rendered for each request. */
  cached: CachedPages | null
  origin: string
  checkPreview: PreviewCheck
}

export type RespondToPage = (request: Request, clientAddress: string) => Promise<Response>

/** Serves GET and HEAD from the cache; a form goes to the page it was submitted to. */
export function createPages(options: PagesOptions): RespondToPage {
  const { getBuild, renderPage, cached, origin, checkPreview } = options

  return async function respondToPage(request, clientAddress) {
    const { pathname, search } = new URL(request.url)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (isReading) {
      const read = readPageAddress(new URL(request.url))
      if (!read.ok) return errorResponse(read.status, pathname)
      const { path } = read.address
      const view = await checkPreview(new URL(request.url), localeFromPath(path))
      const isFramed = request.headers.get('sec-fetch-dest') === 'iframe'
      if (view && 'status' in view) {
        // Strangers learn nothing about drafts: a token without a right gets the response of an address without a page.
        return isFramed ? keepPage() : withoutIndex(errorResponse(view.status, pathname))
      }
      if (view) {
        const page = await renderPage(path, null, view)
        if (page.status >= 500 && isFramed) return keepPage()
        return withoutIndex(await bypass(page, request))
      }
      if (isRequestPage(path)) return asSecret(await bypass(await renderPage(path), request))
      if (cached) return cached.respond(read.address, request, clientAddress)
      return bypass(await renderPage(path), request)
    }
    const takesForms = hasAction(await getBuild(), pathname)
    if (request.method !== 'POST' || !takesForms) {
      const allowed = takesForms ? 'GET, HEAD, POST' : 'GET, HEAD'
      return errorResponse(405, pathname, { Allow: allowed })
    }
    const sent = await readForm(request, origin)
    if (typeof sent === 'number') return errorResponse(sent, pathname)
    const response = bypass(
      await renderPage(pathname + search, { ...sent, clientAddress }),
      request,
    )
    return isRequestPage(pathname) ? asSecret(await response) : response
  }
}

/** The frame of a preview keeps the page that it shows, and the admin requests the next one again. */
function keepPage(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

/** The address of such a page is all that protects it: only the origin may be in a referrer; forms need that much. */
function asSecret(response: Response): Response {
  response.headers.set('Referrer-Policy', 'strict-origin')
  return withoutIndex(response)
}

/** A preview or a request must not be indexed, whatever links to it. */
function withoutIndex(response: Response): Response {
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}

/** Returns a response for one visitor, outside the cache. */
async function bypass({ status, headers, body }: Rendered, request: Request): Promise<Response> {
  const encoded = await encodeBody(body, request.headers.get('accept-encoding') ?? undefined)
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Cache', 'BYPASS')
  headers.append('Vary', 'Accept-Encoding')
  if (encoded.encoding !== 'identity') headers.set('Content-Encoding', encoded.encoding)
  headers.set('Content-Length', String(encoded.body.byteLength))
  const isEmpty = request.method === 'HEAD' || encoded.body.byteLength === 0
  return new Response(isEmpty ? null : new Uint8Array(encoded.body), { status, headers })
}

/** Whether the page at an address accepts a form: its route module has an action. */
function hasAction(build: SiteBuild, pathname: string): boolean {
  const routes = Object.values(build.routes).flatMap((route) =>
    route?.path === undefined ? [] : [{ id: route.id, path: route.path }],
  )
  const match = matchRoutes(routes, pathname)?.at(-1)
  return match !== undefined && build.routes[match.route.id]?.module.action !== undefined
}
