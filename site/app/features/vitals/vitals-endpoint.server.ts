import { vitalsBytes } from '@niaga/server-kit/body-limits'
import { createVisitorLimit } from '@niaga/server-kit/visitor-limit'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { vitalsPath } from './report-vitals.ts'
import { vitalSchema } from './vital.ts'

export type VitalsOptions = {
  log: Logger
  /** Maximum of measurements per visitor and minute. */
  perMinute: number
  visitorAddress: (c: Context) => string
}

/** Receives visitors' measurements and logs each on one line. */
export function vitals({ log, perMinute, visitorAddress }: VitalsOptions): Hono {
  const takeFromVisitor = createVisitorLimit(perMinute)
  const limited = bodyLimit({ maxSize: vitalsBytes, onError: (c) => c.body(null, 413) })
  const counted = createMiddleware(async (c, next) => {
    if (c.req.header('sec-fetch-site') === 'cross-site') return c.body(null, 403)
    const waitS = takeFromVisitor(visitorAddress(c))
    if (waitS !== null) return c.body(null, 429, { 'Retry-After': String(waitS) })
    return next()
  })
  const app = new Hono()
  app.post(vitalsPath, counted, limited, async (c) => {
    const vital = vitalSchema.safeParse(await c.req.json().catch(() => null))
    if (!vital.success) return c.body(null, 400)
    log.info({ vital: vital.data }, 'Measured')
    return c.body(null, 204)
  })
  return app
}
