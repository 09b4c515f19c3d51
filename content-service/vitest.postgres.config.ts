import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { isLongRun } from '../server-kit/src/testing/long-run.ts'
import { patience } from '../server-kit/src/testing/patience.ts'
import { findPostgres } from './src/testing/postgres-server.ts'

const opensDatabase = /testing\/(open-service(-for-file)?|test-database)\.ts/
const isDailyOnSqlite = /testing\/daily-on-sqlite\.ts/

/** The tests that open a database, repeated on PostgreSQL. */
const integrationTests = globSync('{cli,sample,src}/**/*.test.ts', {
  cwd: import.meta.dirname,
}).filter((file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')
  return opensDatabase.test(source) && (isLongRun || !isDailyOnSqlite.test(source))
})

export default defineConfig({
  test: {
    name: 'content-service on PostgreSQL',
    environment: 'node',
    setupFiles: ['src/testing/few-rounds.ts'],
    isolate: false,
    ...patience,
    include: findPostgres() ? integrationTests : ['src/testing/without-postgres.ts'],
    globalSetup: ['src/testing/provide-postgres.ts'],
  },
})
