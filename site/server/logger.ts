import { type DestinationStream, type Logger, pino } from 'pino'

/** Maximum size of the log buffer while its reader is blocked, in bytes; later lines are dropped. */
const maxWaiting = 8_388_608

/** Returns standard output, written asynchronously: a blocked reader delays no visitor. */
export function standardOutput(): DestinationStream {
  return pino.destination({ sync: false, maxLength: maxWaiting })
}

/** Creates structured logs on standard output. They never contain visitors' texts or addresses. */
export function createLogger(level: string, stream: DestinationStream): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream)
}
