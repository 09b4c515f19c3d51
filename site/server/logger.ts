import { type DestinationStream, type Logger, pino } from 'pino'

/** What waits for a reader of the log that stands still, in bytes; what comes after is dropped. */
const maxWaiting = 8_388_608

/** Standard output, written to beside the work: a reader that stands still holds up no visitor. */
export function standardOutput(): DestinationStream {
  return pino.destination({ sync: false, maxLength: maxWaiting })
}

/** Structured logs on standard output. What a visitor wrote, and addresses of visitors, never belong in them. */
export function createLogger(level: string, stream: DestinationStream): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream)
}
