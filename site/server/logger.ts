import { withoutSecret } from '@niaga/contract/request-page'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Creates structured logs, without visitors' texts or addresses, or the secret in the path of a request's page. */
export function createLogger(level: string, stream: DestinationStream): Logger {
  const timestamp = pino.stdTimeFunctions.isoTime
  return pino({ level, base: null, timestamp, serializers: { path: withoutSecret } }, stream)
}
