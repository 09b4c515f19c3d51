import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { createRequestHandler, type RouterContextProvider } from 'react-router'
import type { ContentClient } from '../app/lib/content/content-client.server.ts'
import type { ImageSource } from '../app/lib/content/image-source.server.ts'
import { encodeBody } from './compression.ts'
import { contentSecurityPolicy, unmarkScripts } from './content-security.ts'
import { readForm } from './form-request.ts'
import { hasAction } from './route-actions.ts'
import type { SiteBuild } from './site-build.ts'

/** A client navigation keeps the first page's policy, so every page allows what the map on one needs. */
const frameSources = ['https://www.google.com', 'https://maps.google.com']

export type PagesOptions = {
  getBuild: () => SiteBuild | Promise<SiteBuild>
  content: ContentClient
  imageSource: ImageSource
  origin: string
  maxFormBytes: number
  /** Whether pages measure themselves and report it. */
  reportsVitals: boolean
  isDevelopment: boolean
  log: Logger
}

export type AnswerPage = (request: Request, clientAddress: string) => Promise<Response>

/**
 * React Router behind plain requests: pages as HTML with their policy, and the data of client navigations. It
 * renders with a request of its own that carries the address alone: one address is one page for every visitor,
 * and a visitor who leaves does not cut off what others are about to get.
 */
export function createPages(options: PagesOptions): AnswerPage {
  const { getBuild, content, imageSource, origin, maxFormBytes, isDevelopment, log } = options
  const { reportsVitals } = options
  const scriptMark = randomBytes(16).toString('hex')
  const mode = isDevelopment ? 'development' : 'production'
  let handler: { build: SiteBuild; answer: ReturnType<typeof createRequestHandler> } | undefined

  return async function answerPage(request, clientAddress) {
    const build = await getBuild()
    const { pathname, search } = new URL(request.url)
    const isPost = request.method === 'POST'
    if (!['GET', 'HEAD'].includes(request.method) && !(isPost && hasAction(build, pathname))) {
      const allowed = hasAction(build, pathname) ? 'GET, HEAD, POST' : 'GET, HEAD'
      return refusal(405, 'The page does not take this method.', { Allow: allowed })
    }
    const own = new URL(pathname + search, origin)
    const form = isPost ? await readForm(request, origin, maxFormBytes) : null
    if (form && !form.ok) return refusal(form.status, form.reason)
    const init = form ? formInit(form.body, request) : undefined
    if (handler?.build !== build) handler = { build, answer: createRequestHandler(build, mode) }
    const context: RouterContextProvider = build.entry.module.createLoadContext({
      content,
      imageSource,
      origin,
      reportsVitals,
      clientAddress,
      scriptMark,
      log,
    })
    return finish(await handler.answer(new Request(own, init), context), request)
  }

  async function finish(answer: Response, request: Request): Promise<Response> {
    const headers = new Headers(answer.headers)
    let body = Buffer.from(await answer.arrayBuffer())
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    if (isPage) {
      const { html, scriptSources } = unmarkScripts(body.toString('utf8'), scriptMark)
      body = Buffer.from(html, 'utf8')
      const policy = contentSecurityPolicy({ scriptSources, frameSources, isDevelopment })
      headers.set('Content-Security-Policy', policy)
    }
    setCaching(headers, answer.status, request.method, isPage)
    const encoded = await encodeBody(body, request.headers.get('accept-encoding') ?? undefined)
    headers.append('Vary', 'Accept-Encoding')
    if (encoded.encoding) headers.set('Content-Encoding', encoded.encoding)
    headers.set('Content-Length', String(encoded.body.byteLength))
    const isEmpty = request.method === 'HEAD' || encoded.body.byteLength === 0
    return new Response(isEmpty ? null : new Uint8Array(encoded.body), {
      status: answer.status,
      headers,
    })
  }
}

function formInit(body: Buffer, request: Request): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': request.headers.get('content-type') ?? '' },
    body: new Uint8Array(body),
  }
}

/** Only a good answer to a reading may be kept. */
function setCaching(headers: Headers, status: number, method: string, isPage: boolean) {
  if (method === 'POST' || status !== 200) headers.set('Cache-Control', 'no-store')
  else if (headers.has('Cache-Control')) return
  // Without a few seconds a prefetched answer would be fetched again.
  else
    headers.set(
      'Cache-Control',
      isPage ? 'public, max-age=0, must-revalidate' : 'private, max-age=5',
    )
}

function refusal(status: number, reason: string, headers: Record<string, string> = {}): Response {
  return new Response(`${reason}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}
