import { postgresAdapter } from '@payloadcms/db-postgres'
import type { Migration, Payload } from 'payload'
import { migrations } from './migrations/postgres/index.ts'
import { withHonestTransactions } from './propagate-commit-errors.ts'

/**
 * Every wait has a limit, or requests that wait for one another wait for ever: for a connection, for
 * a transaction that nobody ends, and for a statement.
 */
export const poolLimits = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  statement_timeout: 15_000,
} as const

// Payload types a migration by what every dialect hands it; ours know theirs.
const ours = migrations as Migration[]

/** A PostgreSQL database, which several copies of the service may share. */
export function postgresDatabase(url: string) {
  const database = postgresAdapter({
    pool: { connectionString: url, ...poolLimits },
    idType: 'serial',
    push: false,
    disableCreateDatabase: true,
    migrationDir: 'src/platform/database/migrations/postgres',
  })
  return {
    ...database,
    init: ({ payload }: { payload: Payload }) => {
      const adapter = withHonestTransactions(database.init({ payload }))
      const migrate = adapter.migrate.bind(adapter)
      return Object.assign(adapter, {
        // Payload would take one connection out of a pool of its own and never give it back, so that
        // the pool could not be closed. It can go with a Payload that has payloadcms/payload#17831.
        pool: new adapter.pg.Pool(adapter.poolOptions),
        migrate: ({ migrations = ours }: { migrations?: Migration[] } = {}) =>
          migrate({ migrations }),
      })
    },
  }
}
