/** The result of a file's row, checked or written. */
export type RowResult = {
  row: number
  title: string
  outcome: 'same' | 'changed' | 'new' | 'fault'
  changes: { heading: string; from: string; to: string }[]
  faults: { heading: string; message: string }[]
  /** The compared version: a later one is not overwritten. */
  updatedAt?: string
}
