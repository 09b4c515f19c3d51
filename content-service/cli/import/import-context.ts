import type { Payload } from 'payload'
import type { Report } from './report.ts'
import type { SourceHost } from './source-host.ts'

/** What all steps of one import share. */
export type ImportContext = {
  payload: Payload
  source: SourceHost
  report: Report
  /** The ids of the pictures so far, by URL; `null` for one that could not be imported. */
  pictures: Map<string, number | null>
  /** Reports progress to the operator. */
  log: (line: string) => void
}
