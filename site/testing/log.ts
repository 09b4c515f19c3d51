import type { DestinationStream, Logger } from 'pino'
import { createLogger } from '../server/logger.ts'

/** A logger that collects its lines. */
export function createTestLog(): {
  log: Logger
  stream: DestinationStream
  lines: Record<string, unknown>[]
  text: () => string
} {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const log = createLogger('trace', stream)
  return { log, stream, lines, text: () => JSON.stringify(lines) }
}
