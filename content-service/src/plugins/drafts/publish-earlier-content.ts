import type { PayloadRequest } from 'payload'
import {
  type DraftedCollection,
  hasDrafts,
  type PublicGlobal,
  publicCollections,
  publicGlobals,
} from '../../collections/content/public-collections.ts'
import { runSql, sql } from '../../platform/database/sql.ts'

/** Posts had drafts, and a version each, from the beginning. */
const collections = publicCollections.filter(hasDrafts).filter((slug) => slug !== 'blog-posts')

/**
 * Publishes what was stored before its collection or global had drafts: a migration adds the status with the value `draft`, and
 * lists of the admin show only documents that have a version. Finds nothing in all later starts. It is not part of the
 * migration, whose SQL would have to copy each table of each collection.
 *
 * @param req its transaction holds all of them
 */
export async function publishEarlierContent(req: PayloadRequest): Promise<void> {
  const searches = [
    ...collections.map((slug) => unversioned(slug, sql`AND version.parent_id = document.id`)),
    ...publicGlobals.map((slug) => unversioned(slug, sql``)),
  ]
  for (const { slug, id } of await runSql(req, sql.join(searches, sql` UNION ALL `))) {
    const collection = collections.find((known) => known === slug)
    const global = publicGlobals.find((known) => known === slug)
    if (collection) await publishDocument(req, collection, Number(id))
    if (global) await publishGlobal(req, global)
  }
}

function unversioned(slug: string, ofDocument: ReturnType<typeof sql>) {
  const { table, versions } = tablesOf(slug)
  return sql`SELECT ${sql.raw(`'${slug}'`)} AS slug, document.id FROM ${table} AS document
             WHERE NOT EXISTS (SELECT 1 FROM ${versions} AS version
                               WHERE version.latest = true ${ofDocument})`
}

async function publishDocument(
  req: PayloadRequest,
  collectionSlug: DraftedCollection,
  id: number,
): Promise<void> {
  const { table, versions } = tablesOf(collectionSlug)
  await runSql(req, sql`UPDATE ${table} SET _status = 'published' WHERE id = ${id}`)
  if (await keepVersions(req, versions, sql`parent_id = ${id}`)) return
  const where = { id: { equals: id } }
  const document = await req.payload.db.findOne<Dated>({ collection: collectionSlug, where, req })
  if (!document) return
  const version = versionOf(document, req)
  await req.payload.db.createVersion({ ...version, collectionSlug, parent: id })
}

async function publishGlobal(req: PayloadRequest, globalSlug: PublicGlobal): Promise<void> {
  const { table, versions } = tablesOf(globalSlug)
  await runSql(req, sql`UPDATE ${table} SET _status = 'published'`)
  if (await keepVersions(req, versions, sql`1 = 1`)) return
  const document = await req.payload.db.findGlobal<Dated>({ slug: globalSlug, req })
  await req.payload.db.createGlobalVersion({ ...versionOf(document, req), globalSlug })
}

type Dated = { id: number; createdAt?: string; updatedAt?: string }

function versionOf(document: Dated, req: PayloadRequest) {
  const now = new Date().toISOString()
  const { createdAt = now, updatedAt = now } = document
  return { autosave: false, createdAt, updatedAt, versionData: document, req }
}

/** Marks the versions as published, and the newest one as the latest, if there are any. */
async function keepVersions(
  req: PayloadRequest,
  versions: ReturnType<typeof sql.identifier>,
  ofDocument: ReturnType<typeof sql>,
): Promise<boolean> {
  await runSql(req, sql`UPDATE ${versions} SET version__status = 'published' WHERE ${ofDocument}`)
  const marked = await runSql(
    req,
    sql`UPDATE ${versions} SET latest = true WHERE id =
        (SELECT id FROM ${versions} WHERE ${ofDocument} ORDER BY updated_at DESC, id DESC LIMIT 1)
        RETURNING id`,
  )
  return marked.length > 0
}

function tablesOf(slug: string) {
  const name = slug.replaceAll('-', '_')
  return { table: sql.identifier(name), versions: sql.identifier(`_${name}_v`) }
}
