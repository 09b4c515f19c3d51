import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { patience } from '../server-kit/src/testing/patience.ts'
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
    ...patience,
    include: findPostgres() ? integrationTests : ['src/testing/without-postgres.ts'],
    globalSetup: ['src/testing/provide-postgres.ts'],
  },
})
