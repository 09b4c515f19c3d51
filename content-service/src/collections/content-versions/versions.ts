import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../platform/database/internal-collection.ts'
import { runSql, sql, type Transaction } from '../../platform/database/sql.ts'

const total = 'content'
const moments = 'shown-until'

/** Returns the version of all published content; 0 before the first change. */
export function contentVersion(req: Transaction): Promise<number> {
  return numberNamed(req, total)
}

/** Raises the version of the content by one. Other transactions that raise it wait until this one ends. */
export function raiseContentVersion(req: Transaction) {
  return runSql(
    req,
    sql`INSERT INTO content_versions (name, version) VALUES (${total}, 1)
        ON CONFLICT (name) DO UPDATE SET version = content_versions.version + 1`,
  )
}

/**
 * Returns the moment up to which dated content is shown: the moment of the last change, not the present, so a version
 * always means the same content. `null` before the first change.
 */
export async function shownUntil(req: Transaction): Promise<Date | null> {
  const moment = await numberNamed(req, moments)
  return moment === 0 ? null : new Date(moment)
}

/** Sets the moment up to which dated content is shown; an earlier moment is possible, after a clock was ahead. */
export function showUntil(req: Transaction, moment: Date) {
  return runSql(
    req,
    sql`INSERT INTO content_versions (name, version) VALUES (${moments}, ${moment.getTime()})
        ON CONFLICT (name) DO UPDATE SET version = excluded.version`,
  )
}

/** Returns the version that a site was last notified of; 0 before the first notification. */
export function notifiedVersion(req: Transaction, address: string): Promise<number> {
  return numberNamed(req, `notified:${address}`)
}

/** Records the version that a site was notified of; ignores a lower version than recorded. */
export function recordNotified(req: Transaction, address: string, version: number) {
  return runSql(
    req,
    sql`INSERT INTO content_versions (name, version) VALUES (${`notified:${address}`}, ${version})
        ON CONFLICT (name) DO UPDATE SET version = excluded.version
        WHERE content_versions.version < excluded.version`,
  )
}

/** The collections whose documents each have a page, at an address with their id. */
export const pagedCollections = ['products', 'tools', 'blog-posts'] as const

export type PagedCollection = (typeof pagedCollections)[number]

/** Records the deletion of a document that visitors saw; ids are never used again. */
export function recordGone(req: Transaction, collection: PagedCollection, id: number) {
  return runSql(
    req,
    sql`INSERT INTO content_versions (name, version) VALUES (${goneName(collection, id)}, ${Date.now()})
        ON CONFLICT (name) DO NOTHING`,
  )
}

/** Removes the record of a deletion after the document is restored from the bin. */
export function forgetGone(req: Transaction, collection: PagedCollection, id: number) {
  return runSql(req, sql`DELETE FROM content_versions WHERE name = ${goneName(collection, id)}`)
}

/** Whether visitors saw a document that has since been deleted. */
export async function isGone(
  req: Transaction,
  collection: PagedCollection,
  id: number,
): Promise<boolean> {
  return (await numberNamed(req, goneName(collection, id))) > 0
}

function goneName(collection: PagedCollection, id: number): string {
  return `gone:${collection}/${id}`
}

async function numberNamed(req: Transaction, name: string): Promise<number> {
  const rows = await runSql(req, sql`SELECT version FROM content_versions WHERE name = ${name}`)
  return Number(rows[0]?.version ?? 0)
}

/**
 * Counters and moments of the published content: `content` rises with every change, `notified:<address>` is the version
 * that a site was notified of, `shown-until` the moment (in ms) up to which dated content is shown,
 * `gone:<collection>/<id>` the time (in ms) when a public document was deleted.
 */
export function contentVersions(): CollectionConfig {
  return internalCollection('content-versions', [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'version', type: 'number', required: true },
  ])
}
