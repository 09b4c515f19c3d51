import { type CollectionSlug, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasDrafts, isPublicCollection } from '../../collections/content/public-collections.ts'
import { isPermitted } from '../../platform/access/access.ts'
import { documentId } from '../../platform/admin/document-endpoints.ts'
import { sortOrderAt } from '../../platform/admin/fields.ts'
import { lockRows } from '../../platform/admin/reject-stale-save.ts'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'
import { runSql, sql } from '../../platform/database/sql.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { recordPublication } from '../audit/publication-events.ts'
import { announce } from '../publishing/publish-hooks.ts'
import { getSaver } from '../saved-by/get-saver.ts'

/** More rows than the list of a company has; each change may write the numbers of all. */
const maxRows = 1_000

const id = z.int().positive()
const moveSchema = z.strictObject({ id, to: id })
const hireSchema = z.strictObject({
  state: z.enum(['free', 'hired']),
  from: z.iso.date().nullable(),
})

/** `POST …/order` moves a document to the place of another, in the order of the list. */
export function moveEndpoint(slug: CollectionSlug) {
  const definition = { method: 'post', path: '/order', role: 'account', body: moveSchema } as const
  return adminEndpoint(definition, async ({ req, body }) => {
    if (!(await isPermitted(req, 'update', slug, body.id))) throw new Forbidden(req.t)
    await asOneChange(req, async () => {
      await lockRows(req, slug)
      const list = { collection: slug, sort: 'sortOrder', limit: maxRows, depth: 0 } as const
      const { docs } = await req.payload.find({ ...list, draft: true, req })
      const rows = docs.map((row) => ({ id: row.id, number: Number(Object(row).sortOrder) }))
      const [from, to] = [body.id, body.to].map((one) => rows.findIndex((row) => row.id === one))
      if (from === undefined || to === undefined || from < 0 || to < 0) throw new NotFound(req.t)
      for (const row of renumber(rows, from, to)) {
        await writeInPlace(req, slug, row.id, { sort_order: row.number })
      }
      await publish(req, slug, body.id)
    })
    return {}
  })
}

/** `POST …/:id/hire` marks a unit as hired, until the day before it is free again, or as free. */
export const hireEndpoint = adminEndpoint(
  { method: 'post', path: '/:id/hire', role: 'account', body: hireSchema },
  async ({ req, body: { state, from } }) => {
    const unit = documentId(req)
    if (!(await isPermitted(req, 'update', 'units', unit))) throw new Forbidden(req.t)
    await asOneChange(req, async () => {
      await lockRows(req, 'units', [unit])
      // The admin stores days at noon.
      const day = from && `${from}T12:00:00.000Z`
      await writeInPlace(req, 'units', unit, { state, available_from: day })
      await publish(req, 'units', unit)
    })
    return {}
  },
)

type Row = { id: number; number: number }

/**
 * Returns the rows whose numbers change when a row moves: the row itself where there is room between its new neighbours,
 * otherwise all rows that differ from 10, 20, 30 …
 */
export function renumber(rows: readonly Row[], from: number, to: number): Row[] {
  const ordered = rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1))
  const before = ordered[to - 1]?.number ?? 0
  const after = ordered[to + 1]?.number ?? before + 2 * sortOrderAt(0)
  const between = Math.floor((before + after) / 2)
  return ordered.flatMap((row, index) => {
    if (before < between && between < after)
      return index === to ? [{ ...row, number: between }] : []
    const number = sortOrderAt(index)
    return number === row.number ? [] : [{ ...row, number }]
  })
}

/**
 * Writes columns of what visitors see and of the latest version, if that is a draft: a save through Payload would either
 * publish the texts of the draft, or change nothing for visitors. It makes no version, so many moves push out no text.
 */
async function writeInPlace(
  req: PayloadRequest,
  slug: CollectionSlug,
  document: number,
  columns: Record<string, string | number | null>,
): Promise<void> {
  const table = slug.replaceAll('-', '_')
  const now = new Date().toISOString()
  const saved = hasDrafts(slug) ? { ...columns, saved_by: getSaver(req) } : columns
  const assignments = (prefix: string) =>
    sql.join(
      Object.entries({ ...saved, updated_at: now }).map(
        ([name, value]) => sql`${sql.identifier(prefix + name)} = ${value}`,
      ),
      sql`, `,
    )
  const [main, versions] = [sql.identifier(table), sql.identifier(`_${table}_v`)]
  await runSql(req, sql`UPDATE ${main} SET ${assignments('')} WHERE id = ${document}`)
  if (!hasDrafts(slug)) return
  await runSql(
    req,
    sql`UPDATE ${versions} SET ${assignments('version_')}, updated_at = ${now}
        WHERE parent_id = ${document} AND latest = true`,
  )
}

/** Notifies the sites, once for the whole change, and records it. */
async function publish(req: PayloadRequest, collection: CollectionSlug, document: number) {
  if (!isPublicCollection(collection)) return
  await announce(req)
  const doc = await req.payload.findByID({ collection, id: document, depth: 0, req })
  if ('_status' in doc && doc._status === 'draft') return
  const { useAsTitle } = req.payload.collections[collection].config.admin
  await recordPublication(req, 'published', collection, { ...doc }, useAsTitle)
}
