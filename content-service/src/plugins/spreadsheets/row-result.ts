/** What a row of a file came to, tried or written. */
export type RowResult = {
  row: number
  title: string
  outcome: 'same' | 'changed' | 'new' | 'fault'
  changes: { heading: string; from: string; to: string }[]
  faults: { heading: string; message: string }[]
  /** The version that was compared: a later one is not overwritten. */
  updatedAt?: string
}
