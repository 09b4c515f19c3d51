import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { adminTexts } from '../admin-kit/admin-texts.ts'
import { largestId } from '../database/parse-id.ts'
import { runSql, sql } from '../database/sql.ts'
import { rejectedPath } from './rejected-path.ts'

const conflict = 409

/**
 * Rejects a save that is based on an older version of a document than the latest, drafts included. The admin's form sends
 * back the `updatedAt` with which it was loaded; a client that sends no `updatedAt` is not checked.
 */
export const rejectStaleSave: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  if (operation !== 'update' || !mayWrite(req, overrideAccess)) return
  const { slug } = args.collection.config
  if ('id' in args && args.id !== undefined) {
    await rejectIfNewer(req, slug, Number(args.id), args.data)
  } else if ('where' in args && args.where && req.payload.db.pool) {
    const { docs } = await req.payload.find({
      collection: slug,
      where: args.where,
      pagination: false,
      depth: 0,
      select: {},
      overrideAccess,
      req,
    })
    await lockRows(
      req,
      slug,
      docs.map(({ id }) => Number(id)),
    )
  }
}

/** @param loaded the version that the save is based on, with its `updatedAt` */
export async function rejectIfNewer(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number,
  loaded: unknown,
): Promise<void> {
  // Payload itself rejects an invalid id.
  if (!Number.isInteger(id) || id > largestId) return
  await lockRows(req, slug, [id])
  const loadedFrom = getStamp(loaded)
  if (loadedFrom === undefined) return
  const latest = await req.payload.findByID({
    collection: slug,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    select: { updatedAt: true },
    req,
  })
  compareStamps(req, loadedFrom, getStamp(latest))
}

/** {@link rejectStaleSave} for a global. */
export const rejectStaleGlobalSave: GlobalBeforeOperationHook = async (hook) => {
  const { args, global, operation, req, overrideAccess } = hook
  if (operation !== 'update' || !mayWrite(req, overrideAccess)) return
  await lockRows(req, global.slug)
  const loadedFrom = getStamp(args.data)
  if (loadedFrom === undefined) return
  const latest = await req.payload.findGlobal({ slug: global.slug, draft: true, depth: 0, req })
  compareStamps(req, loadedFrom, getStamp(latest))
}

/** Payload later rejects requests without a session; until then they must neither lock rows nor reveal anything. */
function mayWrite(req: PayloadRequest, overrideAccess: boolean | undefined): boolean {
  return Boolean(req.user || overrideAccess)
}

/**
 * Makes later saves of the same documents wait until this one is committed: each then reads what the previous one wrote.
 * `NO KEY` permits saves of documents that refer to these. On SQLite a writing transaction excludes all others anyway.
 *
 * @param ids in any order; without ids, all rows are locked: a global has one
 */
export async function lockRows(req: PayloadRequest, slug: string, ids?: number[]): Promise<void> {
  if (!req.payload.db.pool || ids?.length === 0) return
  const table = sql.identifier(slug.replaceAll('-', '_'))
  const some =
    ids &&
    sql`WHERE id IN (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`
  // The order is fixed: otherwise two saves of several documents could deadlock.
  await runSql(req, sql`SELECT id FROM ${table} ${some ?? sql``} ORDER BY id FOR NO KEY UPDATE`)
}

function getStamp(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('updatedAt' in data)) return undefined
  return typeof data.updatedAt === 'string' ? Date.parse(data.updatedAt) : undefined
}

function compareStamps(req: PayloadRequest, loadedFrom: number, latest: number | undefined): void {
  if (latest === undefined || loadedFrom === latest) return
  const message = adminTexts(req.i18n).forms.staleSave
  // The admin's form receives errors of fields, and then shows both versions.
  const errors = [{ path: rejectedPath, message }]
  throw new APIError(message, conflict, { errors }, true)
}
