import { endpoints } from '@niaga/contract/endpoints'
import { openApiDocument } from '@niaga/contract/openapi'
import { previewHeader, previewPath } from '@niaga/contract/preview'
import { requestCall } from '@niaga/contract/request-page'
import { visitsPath } from '@niaga/contract/visits'
import type { Payload } from 'payload'
import { receiveMessage } from '../collections/enquiries/receive-message.ts'
import { respondToRequest } from '../collections/enquiries/request-page.ts'
import { receiveVisits } from '../collections/visits/receive-visits.ts'
import { isDatabaseUnavailable } from '../platform/database/is-unavailable.ts'
import { contentResponse, errorResponse, retryAfterS } from '../platform/http/response.ts'
import { servicesOf } from '../platform/services/services.ts'
import { createContentReader, type ReadContent, type ReadError } from './read-content.ts'
import { respondToPreview } from './respond-to-preview.ts'
import { getContent } from './response-cache.ts'

const openApiPath = '/api/openapi.json'

const errors = {
  'unknown-path': [404, 'unknown_path', 'There is no such call'],
  'invalid-language': [400, 'invalid_language', 'The language must be id or en'],
  'invalid-page': [
    400,
    'invalid_page',
    'page and per_page must be whole numbers from 1, per_page at most 100, q at most 100 characters',
  ],
  'not-found': [404, 'not_found', 'There is no such document'],
  gone: [410, 'gone', 'This document has been deleted'],
} as const satisfies Record<ReadError, readonly [number, string, string]>

/** Responds to any request below `/api`. Internal errors are logged once and never sent; an unreachable database gives 503. */
export function contractApi(payload: Payload, readContent = createContentReader(payload)) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    try {
      return await respond(request, url, payload, readContent)
    } catch (error) {
      const requestId = request.headers.get('X-Request-Id')
      payload.logger.error({ err: error, requestId, path: url.pathname }, 'A request failed')
      if (isDatabaseUnavailable(error)) return unavailable()
      return errorResponse(500, { code: 'internal', message: 'Something went wrong' })
    }
  }
}

async function respond(
  request: Request,
  url: URL,
  payload: Payload,
  readContent: ReadContent,
): Promise<Response> {
  if (url.pathname === endpoints.sendContact.path) {
    if (request.method !== 'POST') return wrongMethod('POST')
    return receiveMessage(payload, request)
  }
  if (url.pathname === requestCall) {
    if (!['GET', 'POST'].includes(request.method)) return wrongMethod('GET, POST')
    return respondToRequest(payload, request)
  }
  if (url.pathname === visitsPath) {
    if (request.method !== 'POST') return wrongMethod('POST')
    return receiveVisits(payload, request)
  }
  if (url.pathname === openApiPath) {
    if (!isReading(request)) return wrongMethod('GET, HEAD')
    const { origin } = servicesOf(payload).environment
    return contentResponse(request, getContent(openApiDocument(origin)))
  }
  const token = request.headers.get(previewHeader)
  if (token !== null || url.pathname === previewPath) {
    if (!isReading(request)) return wrongMethod('GET, HEAD')
    return (await respondToPreview(payload, url, token ?? '')) ?? rejected('not-found')
  }
  const content = await readContent(url)
  // An unknown path returns 404 for every method.
  if (content === 'unknown-path') return rejected(content)
  if (!isReading(request)) return wrongMethod('GET, HEAD')
  return typeof content === 'string' ? rejected(content) : contentResponse(request, content)
}

function unavailable(): Response {
  const error = {
    code: 'unavailable',
    message: 'The database cannot be reached, try again shortly',
  }
  return errorResponse(503, error, { 'Retry-After': retryAfterS })
}

function rejected(reason: ReadError): Response {
  const [status, code, message] = errors[reason]
  return errorResponse(status, { code, message })
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function wrongMethod(allowed: string): Response {
  const message = `This call accepts ${allowed}`
  return errorResponse(405, { code: 'wrong_method', message }, { Allow: allowed })
}
