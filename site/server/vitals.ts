import { vitalsBytes } from '@niaga/server-kit/body-limits'
import { createVisitorLimit } from '@niaga/server-kit/visitor-limit'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { vitalsPath } from '../app/lib/vitals/report-vitals.ts'
import { vitalSchema } from '../app/lib/vitals/vital.ts'
import { readLimitedBody } from './limited-body.ts'

export type VitalsOptions = {
  log: Logger
  /** Measurements that are taken from one visitor in a minute. */
  perMinute: number
  visitorAddress: (c: Context) => string
}

/** Takes visitors' measurements and writes each as one line of the log. */
export function vitals({ log, perMinute, visitorAddress }: VitalsOptions): Hono {
  const takeFromVisitor = createVisitorLimit(perMinute)
  const app = new Hono()
  app.post(vitalsPath, async (c) => {
    if (c.req.header('sec-fetch-site') === 'cross-site') return c.body(null, 403)
    const waitS = takeFromVisitor(visitorAddress(c))
    if (waitS !== null) return c.body(null, 429, { 'Retry-After': String(waitS) })
    const body = await readLimitedBody(c.req.raw, vitalsBytes)
    if (body === null) return c.body(null, 413)
    const vital = vitalSchema.safeParse(parseJson(body.toString('utf8')))
    if (!vital.success) return c.body(null, 400)
    log.info({ vital: vital.data }, 'Measured')
    return c.body(null, 204)
  })
  return app
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
