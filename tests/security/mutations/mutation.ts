/** A change of one source file that a test has to detect, and that test. */
export type Mutation = {
  name: string
  file: string
  from: string
  to: string
  /** The file of the test and a part of its name. */
  test: readonly [file: string, name: string]
  /** A test that runs on both databases runs on SQLite unless this names the other. */
  project?: 'content-service on PostgreSQL'
}
