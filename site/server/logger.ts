import { type DestinationStream, type Logger, pino } from 'pino'

/** How much of the log is buffered while its reader is blocked, in bytes; later lines are dropped. */
const maxWaiting = 8_388_608

/** Standard output, written asynchronously: a blocked reader delays no visitor. */
export function standardOutput(): DestinationStream {
  return pino.destination({ sync: false, maxLength: maxWaiting })
}

/** Structured logs on standard output. What a visitor wrote, and addresses of visitors, never belong in them. */
export function createLogger(level: string, stream: DestinationStream): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream)
}
