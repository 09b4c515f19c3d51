import type { PayloadRequest } from 'payload'
import { runSql, sql } from '../../src/platform/database/sql.ts'
import type { ImportedCollection } from './import-document.ts'

/** Far below the greatest id of PostgreSQL, so that a strange one leaves room for what comes after. */
const greatestKept = 2 ** 30

/**
 * The id that an entry had on the other host, where it is free here: it stands in the entry's public
 * address, which visitors and search engines know.
 */
export async function freeId(
  req: PayloadRequest,
  collection: ImportedCollection,
  id: number,
): Promise<number | null> {
  if (id > greatestKept) return null
  const where = { id: { equals: id } }
  return (await req.payload.count({ collection, req, where })).totalDocs === 0 ? id : null
}

/** Lets PostgreSQL give no id that was given by hand. SQLite sees to that itself. */
export async function passId(
  req: PayloadRequest,
  collection: ImportedCollection,
  id: number,
): Promise<void> {
  if (req.payload.db.name !== 'postgres') return
  const table = collection.replaceAll('-', '_')
  await runSql(
    req,
    sql`SELECT setval(ids, GREATEST(nextval(ids), ${id}))
        FROM CAST(pg_get_serial_sequence(${table}, 'id') AS regclass) AS ids`,
  )
}
