import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Vitest's own.
  interface ProvidedContext {
    /** The connection URL of the tests' PostgreSQL, without a database name. */
    postgresUrl: string
  }
}

/** Starts one PostgreSQL for all test files; each creates its own database in it. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const programs = findPostgres()
  if (!programs) return undefined
  const server = await startPostgres(programs)
  project.provide('postgresUrl', server.url(''))
  return server.stop
}
