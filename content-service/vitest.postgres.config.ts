import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { findPostgres } from './src/testing/postgres-server.ts'

/** The tests that open a database, once more on PostgreSQL. */
const integrationTests = globSync('{cli,sample,src}/**/*.test.ts', {
  cwd: import.meta.dirname,
}).filter((file) =>
  /testing\/(open-service|test-database)\.ts/.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
)

export default defineConfig({
  test: {
    name: 'content-service on PostgreSQL',
    environment: 'node',
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    include: findPostgres() ? integrationTests : ['src/testing/without-postgres.ts'],
    globalSetup: ['src/testing/provide-postgres.ts'],
  },
})
