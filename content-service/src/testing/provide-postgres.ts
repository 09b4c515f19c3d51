import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Vitest's own.
  interface ProvidedContext {
    /** The address of a PostgreSQL of the tests' own, without a database's name. */
    postgresUrl: string
  }
}

/** Starts one PostgreSQL for all test files; each makes a database of its own in it. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const programs = findPostgres()
  if (!programs) return undefined
  const server = await startPostgres(programs)
  project.provide('postgresUrl', server.url(''))
  return server.stop
}
