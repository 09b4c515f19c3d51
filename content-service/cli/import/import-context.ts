import type { Locale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import type { Outcome, Report } from './report.ts'
import type { SourceHost } from './source-host.ts'

/** What all steps of one import share. */
export type ImportContext = {
  payload: Payload
  source: SourceHost
  report: Report
  /** The ids of the pictures so far, by URL; `null` for one that could not be imported. */
  pictures: Map<string, number | null>
  /**
   * The English texts of the entries, by their source, with which those in a further language are compared; `null` where
   * none is imported.
   */
  english: Map<string, unknown> | null
  /** The language that is read in the place of English, after both base languages; `null` while these are. */
  further: { locale: Locale; count: (outcome: Outcome) => void } | null
  /** Reports progress to the operator. */
  log: (line: string) => void
}
