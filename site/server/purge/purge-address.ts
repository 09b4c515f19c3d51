import { purgeMessageBytes } from '@niaga/server-kit/body-limits'
import { receivedMessage } from '@niaga/server-kit/signed-message'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { PurgeResult, Purges } from './purges.ts'

const statuses = {
  accepted: 204,
  known: 204,
  forged: 401,
  malformed: 400,
} as const satisfies Record<PurgeResult, number>

const noStore = { 'Cache-Control': 'no-store' }

/** Serves `/-/purge`, where the content service announces a published change (the contract's purge message). */
export function purgeAddress(purges: Purges, log: Logger): Hono {
  const app = new Hono()
  const limited = bodyLimit({
    maxSize: purgeMessageBytes,
    onError: (c) => c.body(null, 413, noStore),
  })
  app.post('/-/purge', limited, async (c) => {
    const result = purges.receive(receivedMessage(c.req.raw.headers, await c.req.text()))
    if (result === 'accepted') log.info('Purge received; page cache invalidated')
    else if (result !== 'known') log.warn({ result }, 'A purge message was rejected')
    return c.body(null, statuses[result], noStore)
  })
  return app
}
