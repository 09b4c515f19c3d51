import type { Payload } from 'payload'
import type { Report } from './report.ts'
import type { SourceHost } from './source-host.ts'

/** One import: where to, where from, and what is told of it. */
export type ImportContext = {
  payload: Payload
  source: SourceHost
  report: Report
  /** The ids of the pictures asked for so far, `null` for one that could not be taken. */
  pictures: Map<string, number | null>
  /** Tells whoever waits how far it is. */
  tell: (line: string) => void
}
