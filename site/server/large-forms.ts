import { contactBodyLimit } from '@niaga/contract/contact-message'
import { networkOf } from '@niaga/server-kit/visitor-limit'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorResponse } from './error-response.ts'

type LargeFormOptions = {
  /** Forms with files that are received and passed on at once. */
  atOnce: number
  atOncePerVisitor: number
  visitorOf: (c: Context) => string | null
}

/**
 * Limits the bodies of forms. One without files is counted while it is read. One with files says how large it is, which
 * `body-limits.ts` has checked before, and is held in memory until the content host has stored it.
 */
export function limitForms(options: LargeFormOptions): MiddlewareHandler {
  const { atOnce, atOncePerVisitor, visitorOf } = options
  const limitBody = bodyLimit({
    maxSize: contactBodyLimit,
    onError: (c) => errorResponse(413, c.req.path),
  })
  const open = new Map<string, number>()
  let all = 0
  return async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) <= contactBodyLimit) return limitBody(c, next)
    const visitor = networkOf(visitorOf(c) ?? '')
    const own = open.get(visitor) ?? 0
    // A second form only where half is free: two visitors never take every place.
    const isVisitorBusy =
      visitor !== '' && own > 0 && (own >= atOncePerVisitor || all >= atOnce / 2)
    if (all >= atOnce || isVisitorBusy)
      return errorResponse(503, c.req.path, { 'Retry-After': '10' })
    all += 1
    open.set(visitor, own + 1)
    try {
      return await next()
    } finally {
      all -= 1
      const left = (open.get(visitor) ?? 1) - 1
      if (left > 0) open.set(visitor, left)
      else open.delete(visitor)
    }
  }
}
