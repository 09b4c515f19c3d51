import type { Locale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import type { Outcome, Report } from './report.ts'
import type { SourceHost } from './source-host.ts'

/** The state that all steps of one import share. */
export type ImportContext = {
  payload: Payload
  source: SourceHost
  report: Report
  /** The ids of the pictures imported so far, by URL; `null` for a picture that could not be imported. */
  pictures: Map<string, number | null>
  /**
   * The English texts of the entries by source, compared with the texts of a further language; `null` if no further
   * language is imported.
   */
  english: Map<string, unknown> | null
  /**
   * The language that is read in the place of English, after both base languages; `null` while the base languages are
   * read.
   */
  further: { locale: Locale; count: (outcome: Outcome) => void } | null
  /** Reports progress to the operator. */
  log: (line: string) => void
}
