import { SettingsError } from '@niaga/server-kit/settings'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Migration, Payload } from 'payload'
import { migrations } from './migrations/sqlite/index.ts'
import { withCommitErrors } from './propagate-commit-errors.ts'
import { sqliteClient } from './sqlite-client.ts'

// Payload's type covers migrations of every dialect; ours have the type of one.
const ours = migrations as Migration[]

/** Stores everything in one file. `autoIncrement` prevents the reuse of a deleted document's id. */
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
      const client = openFile(url)
      const adapter = withCommitErrors(database.init({ payload }))
      const migrate = adapter.migrate.bind(adapter)
      return Object.assign(adapter, {
        client,
        migrate: ({ migrations = ours }: { migrations?: Migration[] } = {}) =>
          client.withoutForeignKeys(() => migrate({ migrations })),
      })
    },
  }
}

/** @throws {SettingsError} when the file can be neither opened nor created */
function openFile(url: string) {
  try {
    return sqliteClient(url)
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new SettingsError(
      `The variable DATABASE_URL must name a SQLite file that this account can open (${cause}).`,
    )
  }
}
