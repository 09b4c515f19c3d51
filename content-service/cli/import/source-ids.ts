import type { PayloadRequest } from 'payload'
import { runSql, sql } from '../../src/platform/database/sql.ts'
import type { ImportedCollection } from './import-document.ts'

/** Half of PostgreSQL's largest id, which leaves room after an unusually large one. */
const maxKeptId = 2 ** 30

/**
 * Returns the entry's id on the other host, if that id is free here: it is part of the entry's public URL, which visitors
 * and search engines know.
 */
export async function freeId(
  req: PayloadRequest,
  collection: ImportedCollection,
  id: number,
): Promise<number | null> {
  if (id > maxKeptId) return null
  const where = { id: { equals: id } }
  return (await req.payload.count({ collection, req, trash: true, where })).totalDocs === 0
    ? id
    : null
}

/** Moves PostgreSQL's sequence past an id that was set explicitly. SQLite does this itself. */
export async function advanceSequence(
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
