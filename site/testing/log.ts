import { type Logger, pino } from 'pino'

/** A real logger whose lines are kept. */
export function keptLog(): { log: Logger; lines: Record<string, unknown>[]; text: () => string } {
  const lines: Record<string, unknown>[] = []
  const log = pino(
    { level: 'trace', base: null },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  )
  return { log, lines, text: () => JSON.stringify(lines) }
}
