import {
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type GlobalSlug,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
  restoreVersionOperationGlobal,
} from 'payload'
import { documentId } from '../../platform/admin/document-endpoints.ts'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { getSaver } from '../saved-by/get-saver.ts'

const restore = { method: 'post', path: '/versions/:id', role: 'account' } as const

/**
 * Restores a draft version as a draft. Payload would write it over the published document, which would disappear from the
 * site.
 */
export function restoreEndpoint(collection: CollectionSlug): Endpoint {
  return adminEndpoint(restore, async ({ req }) => {
    const id = documentId(req)
    const { docs } = await req.payload.db.findVersions({ collection, limit: 1, ...byId(id), req })
    const draft = asksForDraft(req) || getStatus(docs[0]) === 'draft'
    const options = { id, collection: req.payload.collections[collection], depth: 0, draft, req }
    return restored(req, await restoreVersionOperation(options))
  })
}

/** {@link restoreEndpoint} for a global: Payload overwrites the published version even if a draft is requested. */
export function restoreGlobalEndpoint(global: GlobalSlug): Endpoint {
  return adminEndpoint(restore, async ({ req }) => {
    const id = documentId(req)
    const { docs } = await req.payload.db.findGlobalVersions({
      global,
      limit: 1,
      ...byId(id),
      req,
    })
    const [version] = docs
    if (!version) throw new NotFound(req.t)
    const globalConfig = req.payload.globals.config.find(({ slug }) => slug === global)
    if (!globalConfig || !(await globalConfig.access.update({ req }))) throw new Forbidden(req.t)
    if (!asksForDraft(req) && getStatus(version) !== 'draft') {
      const options = { id: String(id), depth: 0, globalConfig, req }
      const doc = await restoreVersionOperationGlobal(options)
      return restored(req, { doc })
    }
    const now = new Date().toISOString()
    // Field hooks do not run here, so the version would name its former author.
    const marks = { _status: 'draft', savedBy: getSaver(req), updatedAt: now }
    const versionData = { ...version.version, ...marks }
    const dates = { createdAt: now, updatedAt: now }
    await asOneChange(req, () =>
      req.payload.db.createGlobalVersion({
        ...dates,
        autosave: false,
        globalSlug: global,
        req,
        versionData,
      }),
    )
    const doc = await req.payload.findGlobal({ slug: global, depth: 0, draft: true, req })
    return restored(req, { doc })
  })
}

function byId(id: number) {
  return { pagination: false, where: { id: { equals: id } } }
}

function asksForDraft({ query }: PayloadRequest): boolean {
  return query.draft === 'true' || query.draft === true
}

function getStatus(version: { version?: unknown } | undefined): unknown {
  return Object(version?.version)._status
}

function restored(req: PayloadRequest, result: object) {
  return { ...result, message: req.t('version:restoredSuccessfully') }
}
