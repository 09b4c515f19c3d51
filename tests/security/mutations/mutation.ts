/** A change of one source file, and the test that must detect it. */
export type Mutation = {
  name: string
  file: string
  from: string
  to: string
  /** The test's file and a part of its name. */
  test: readonly [file: string, name: string]
  /** A test for both databases runs on SQLite unless this is set. */
  project?: 'content-service on PostgreSQL'
}
