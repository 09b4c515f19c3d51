import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Migration, Payload } from 'payload'
import { migrations } from './migrations/sqlite/index.ts'
import { withHonestTransactions } from './propagate-commit-errors.ts'
import { sqliteClient } from './sqlite-client.ts'

// Payload types a migration by what every dialect hands it; ours know theirs.
const ours = migrations as Migration[]

/** Everything in one file. `autoIncrement` keeps the id of a deleted document from being given again. */
export function sqliteDatabase(url: string) {
  const database = sqliteAdapter({
    client: { url },
    idType: 'number',
    autoIncrement: true,
    push: false,
    transactionOptions: {},
    migrationDir: 'src/platform/database/migrations/sqlite',
  })
  return {
    ...database,
    init: ({ payload }: { payload: Payload }) => {
      const client = sqliteClient(url)
      const adapter = withHonestTransactions(database.init({ payload }))
      const migrate = adapter.migrate.bind(adapter)
      return Object.assign(adapter, {
        client,
        migrate: ({ migrations = ours }: { migrations?: Migration[] } = {}) =>
          client.withoutForeignKeys(() => migrate({ migrations })),
      })
    },
  }
}
