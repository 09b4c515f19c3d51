import { contactBodyLimit } from '@niaga/contract/attachments'
import { getNetwork } from '@niaga/server-kit/visitor-limit'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorResponse } from './error-response.ts'

type LargeFormOptions = {
  /** Maximum of forms with files received and passed on at the same time. */
  atOnce: number
  atOncePerVisitor: number
  getVisitor: (c: Context) => string | null
}

/**
 * Limits the bodies of forms. A form without files is counted while it is read. A form with files declares its size, which
 * `body-limits.ts` has already checked, and is kept in memory until the content host has stored it.
 */
export function limitForms(options: LargeFormOptions): MiddlewareHandler {
  const { atOnce, atOncePerVisitor, getVisitor } = options
  const limitBody = bodyLimit({
    maxSize: contactBodyLimit,
    onError: (c) => errorResponse(413, c.req.path),
  })
  const open = new Map<string, number>()
  let all = 0
  return async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) <= contactBodyLimit) return limitBody(c, next)
    const visitor = getNetwork(getVisitor(c) ?? '')
    const openByVisitor = open.get(visitor) ?? 0
    // A visitor's second form is only accepted if half of the places are free, so two visitors never take all of them.
    const isVisitorBusy =
      visitor !== '' &&
      openByVisitor > 0 &&
      (openByVisitor >= atOncePerVisitor || all >= atOnce / 2)
    if (all >= atOnce || isVisitorBusy)
      return errorResponse(503, c.req.path, { 'Retry-After': '10' })
    all += 1
    open.set(visitor, openByVisitor + 1)
    try {
      return await next()
    } finally {
      all -= 1
      const remaining = (open.get(visitor) ?? 1) - 1
      if (remaining > 0) open.set(visitor, remaining)
      else open.delete(visitor)
    }
  }
}
