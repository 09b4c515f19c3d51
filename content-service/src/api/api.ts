import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { productVersion } from '@niaga/server-kit/product-version'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { handleEndpoints, type Payload } from 'payload'
import { serveDocument } from '../collections/documents/serve-document.ts'
import { mediaFolder } from '../collections/media/media-folder.ts'
import { servePicture, servePictureFrom } from '../collections/media/serve-picture.ts'
import { errorResponse } from '../platform/http/response.ts'
import { bindSessionCookie } from '../platform/http/session-cookie.ts'
import { servicesOf } from '../platform/services/services.ts'
import { checkStorage } from '../platform/storage/bucket.ts'
import { contractApi } from './handle.ts'
import { hideInternals } from './hide-internals.ts'
import type { ReadContent } from './read-content.ts'

const noStore = { 'Cache-Control': 'no-store' }

/** Serves everything except the pages of the admin: health, pictures, the contract's API and Payload's own. */
export function createApi(
  payload: Payload,
  readContent: ReadContent,
): Hono<{ Bindings: HttpBindings }> {
  const { environment, bucket } = servicesOf(payload)
  const { dataFolder, origin } = environment
  const handleCall = contractApi(payload, readContent)
  const app = new Hono<{ Bindings: HttpBindings }>()

  /** Liveness: the process responds. */
  app.get('/healthz', (c) => c.json({ status: 'ok', version: productVersion }, 200, noStore))

  /** Readiness: the database responds and pictures can be stored. */
  app.get('/readyz', async (c) => {
    try {
      await payload.count({ collection: 'users' })
      await checkStorage(dataFolder, bucket)
      return c.json({ status: 'ready' }, 200, noStore)
    } catch (error) {
      payload.logger.error({ err: error }, 'The service is not ready')
      return errorResponse(503, { code: 'not_ready', message: 'Not ready' }, { 'Retry-After': '5' })
    }
  })

  app.get('/storage/:name{.+}', (c) => {
    const request = gatedRequest(c.req.raw, c.env.incoming, origin)
    const name = c.req.param('name')
    if (bucket) return servePictureFrom(bucket, request, name, payload.logger)
    return servePicture(request, name, mediaFolder(dataFolder))
  })

  app.get('/files/:path{.+}', (c) => {
    const request = gatedRequest(c.req.raw, c.env.incoming, origin)
    return serveDocument(payload, request, `files/${c.req.param('path')}`)
  })

  app.all('/api/*', (c) => {
    return handleCall(gatedRequest(c.req.raw, c.env.incoming, origin))
  })

  app.use('/cms/*', compress())
  app.all('/cms/*', async (c) => {
    const request = gatedRequest(c.req.raw, c.env.incoming, origin)
    const response = hideInternals(await handleEndpoints({ config: payload.config, request }))
    if (origin.startsWith('https:')) bindSessionCookie(response.headers)
    return response
  })

  app.all('*', (c) => {
    if (['GET', 'HEAD'].includes(c.req.method)) {
      return errorResponse(404, { code: 'unknown_path', message: 'There is no such call' })
    }
    const headers = { Allow: 'GET, HEAD' }
    return errorResponse(405, { code: 'wrong_method', message: 'Use GET or HEAD' }, headers)
  })
  return app
}

/**
 * Returns a request with the headers that the request gate has checked. Hono's own request has the client's headers: the
 * gate has since removed untrusted ones and added the client's address and the request's id.
 *
 * @param origin the origin of this service, whatever `Host` the client sent
 */
function gatedRequest(raw: Request, { headers }: IncomingMessage, origin: string): Request {
  const { pathname, search } = new URL(raw.url)
  const { method, body, signal } = raw
  const checked = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value].flat()) if (each !== undefined) checked.append(name, each)
  }
  // Node requires `duplex` for a streamed body; the DOM types lack it.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: checked,
    body,
    signal,
    duplex: 'half',
  }
  return new Request(origin + pathname + search, init)
}
