import { purgeMessageBytes } from '@niaga/server-kit/body-limits'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { readLimitedBody } from '../limited-body.ts'
import type { Purges, PurgeVerdict } from './purges.ts'

const statuses = {
  accepted: 204,
  known: 204,
  forged: 401,
  malformed: 400,
} as const satisfies Record<PurgeVerdict, number>

const noStore = { 'Cache-Control': 'no-store' }

/** `/-/purge`: where the content service tells of a published change (the contract's purge message). */
export function purgeAddress(purges: Purges, log: Logger): Hono {
  const app = new Hono()
  app.post('/-/purge', async (c) => {
    const body = await readLimitedBody(c.req.raw, purgeMessageBytes)
    if (body === null) return c.body(null, 413, noStore)
    const verdict = purges.receive({
      timestamp: c.req.header('x-niaga-timestamp') ?? '',
      signature: c.req.header('x-niaga-signature') ?? '',
      body: body.toString('utf8'),
    })
    if (verdict === 'accepted') log.info('Content has changed; pages are made anew')
    else if (verdict !== 'known') log.warn({ verdict }, 'A purge message was refused')
    return c.body(null, statuses[verdict], noStore)
  })
  return app
}
