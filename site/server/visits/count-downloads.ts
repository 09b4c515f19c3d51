import type { MiddlewareHandler } from 'hono'
import type { Visits } from './visits.ts'

const files = /^\/files\/|\.pdf$/

/** Counts sent files: complete, already cached by the browser, or the first part of a file fetched in parts. */
export function countDownloads(visits: Pick<Visits, 'downloaded'>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.req.method !== 'GET' || !files.test(c.req.path)) return
    const { status, headers } = c.res
    const isFirst = /^bytes 0-/.test(headers.get('content-range') ?? 'bytes 0-')
    if (status === 200 || status === 304 || (status === 206 && isFirst)) {
      visits.downloaded(c.req.path, (name) => c.req.header(name))
    }
  }
}
