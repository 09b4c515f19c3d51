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
import { gatedRequest } from './gated-request.ts'
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
