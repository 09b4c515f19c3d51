import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Statement = ReturnType<typeof sql>
/** The part of a request that identifies its transaction. */
export type Transaction = Pick<PayloadRequest, 'payload'> &
  Partial<Pick<PayloadRequest, 'transactionID'>>

type Row = Record<string, unknown>

export { sql }

/**
 * Runs one statement, for changes that Payload's own calls would split into a read and a later write. Both dialects must
 * support it.
 *
 * @param req the statement runs in its transaction, if it has one
 * @returns the rows of its RETURNING or SELECT
 */
export async function runSql(req: Transaction, statement: Statement): Promise<Row[]> {
  const { db } = req.payload
  const id = await req.transactionID
  const session = id === undefined ? undefined : db.sessions?.[id]
  const options = { db: session?.db, drizzle: db.drizzle, sql: statement }
  // The two adapters type `execute` differently, and neither type accepts the adapter's own database.
  const { rows }: { rows: Row[] } = await Reflect.apply(db.execute, db, [options])
  return rows
}

/** Returns the row of a document, or of a global without an id, without its texts in each language and its lists. */
export async function readRow(
  req: Transaction,
  slug: string,
  id?: number,
): Promise<Row | undefined> {
  const table = sql.identifier(slug.replaceAll('-', '_'))
  const condition = id === undefined ? sql`` : sql` WHERE id = ${id}`
  const [row] = await runSql(req, sql`SELECT * FROM ${table}${condition}`)
  return row
}
