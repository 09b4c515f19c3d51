import { type Logger, pino } from 'pino'

/** Structured logs on standard output. What a visitor wrote, and addresses of visitors, never belong in them. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
