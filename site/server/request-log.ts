import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/** One line for an answer; the query is left out, because visitors write in it. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { status } = c.res
    const level = status >= 500 ? 'warn' : 'debug'
    const ms = Math.round(performance.now() - start)
    log[level]({ method: c.req.method, path: c.req.path, status, ms }, 'Answered')
  }
}
