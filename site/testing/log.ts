import { type DestinationStream, type Logger, pino } from 'pino'

/** A logger that collects its lines. */
export function keptLog(): {
  log: Logger
  stream: DestinationStream
  lines: Record<string, unknown>[]
  text: () => string
} {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const log = pino({ level: 'trace', base: null }, stream)
  return { log, stream, lines, text: () => JSON.stringify(lines) }
}
