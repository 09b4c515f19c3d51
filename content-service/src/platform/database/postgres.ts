import { postgresAdapter } from '@payloadcms/db-postgres'
import type { Migration, Payload } from 'payload'
import { migrations } from './migrations/postgres/index.ts'
import { withCommitErrors } from './propagate-commit-errors.ts'

/**
 * Every wait has a limit, because otherwise requests could wait for one another forever: for a connection, for
 * an idle transaction, and for a statement.
 */
export const poolLimits = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  statement_timeout: 15_000,
} as const

// Payload's type covers migrations of every dialect; ours have the type of one.
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
      const adapter = withCommitErrors(database.init({ payload }))
      const migrate = adapter.migrate.bind(adapter)
      return Object.assign(adapter, {
        // Payload would use a connection from its own pool and never release it, so the pool could not be closed. Remove
        // this with a Payload that has payloadcms/payload#17831.
        pool: new adapter.pg.Pool(adapter.poolOptions),
        migrate: ({ migrations = ours }: { migrations?: Migration[] } = {}) =>
          migrate({ migrations }),
      })
    },
  }
}
