import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Statement = ReturnType<typeof sql>
/** A request, as far as it says in which transaction something happens. */
export type Transaction = Pick<PayloadRequest, 'payload'> &
  Partial<Pick<PayloadRequest, 'transactionID'>>

type Row = Record<string, unknown>

export { sql }

/**
 * Runs one statement where Payload's own calls would read first and write later, with a gap between.
 * It must be written in what both dialects understand.
 *
 * @param req whose transaction it belongs to; without one it stands alone
 * @returns the rows of its RETURNING or SELECT
 */
export async function runSql(req: Transaction, statement: Statement): Promise<Row[]> {
  const { db } = req.payload
  const id = await req.transactionID
  const session = id === undefined ? undefined : db.sessions?.[id]
  const options = { db: session?.db, drizzle: db.drizzle, sql: statement }
  // The two adapters type their `execute` differently, and neither takes its own database.
  const { rows }: { rows: Row[] } = await Reflect.apply(db.execute, db, [options])
  return rows
}
