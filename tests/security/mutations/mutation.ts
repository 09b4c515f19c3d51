/** A change of one source that must not go unnoticed, and the test that notices it. */
export type Mutation = {
  name: string
  file: string
  from: string
  to: string
  /** The file of the test and a part of its name. */
  test: readonly [file: string, name: string]
  /** Where the test runs on both databases, SQLite's is taken unless the other is named. */
  project?: 'content-service on PostgreSQL'
}
