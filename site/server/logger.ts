import { type DestinationStream, type Logger, pino } from 'pino'

/** Creates structured logs, without visitors' texts or addresses. */
export function createLogger(level: string, stream: DestinationStream): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream)
}
