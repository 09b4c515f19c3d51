import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { isPublicGlobal } from '../../collections/content/public-collections.ts'
import {
  forgetGone,
  pagedCollections,
  raiseContentVersion,
  recordGone,
  showUntil,
} from '../../collections/content-versions/versions.ts'
import { withMore } from '../../platform/config/extend.ts'
import { momentIn } from '../../platform/database/row-values.ts'
import { readRow } from '../../platform/database/sql.ts'
import { recordPublication } from '../audit/publication-events.ts'
import { queuePurges } from './send-purge.ts'

/** Raises the content's version with every published change of a collection. */
export function withPublishHooks(config: CollectionConfig): CollectionConfig {
  const { slug, versions } = config
  const titleField = config.admin?.useAsTitle
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  const hooks = withMore(config.hooks, {
    beforeChange: [
      async ({ req, originalDoc, context }) => {
        if (!hasDrafts) return
        const id = originalDoc?.id
        context[getKey(slug, id)] = id === undefined ? null : await publishedMoment(req, slug, id)
      },
    ],
    afterChange: [
      async ({ req, doc, previousDoc, operation, context }) => {
        const before = context[getKey(slug, operation === 'create' ? undefined : doc.id)]
        const published = hasDrafts ? await publishedMoment(req, slug, doc.id) : undefined
        const isAnnounced = !hasDrafts || published !== before
        const isBinned = doc.deletedAt && !previousDoc?.deletedAt
        if (isAnnounced) await announce(req)
        await recordBin(req, slug, doc, { isBinned: Boolean(isBinned), wasPublic: Boolean(before) })
        if (!isAnnounced && !isBinned) return
        const event = published === null ? 'unpublished' : 'published'
        await recordPublication(req, isBinned ? 'deleted' : event, slug, doc, titleField)
      },
    ],
    afterDelete: [
      async ({ req, doc }) => {
        // Visitors see neither drafts nor documents in the bin.
        const wasPublic = !doc.deletedAt && (!hasDrafts || doc._status === 'published')
        if (wasPublic) await announce(req)
        await recordBin(req, slug, doc, { isBinned: true, wasPublic })
        await recordPublication(req, 'deleted', slug, doc, titleField)
      },
    ],
  })
  return { ...config, hooks }
}

/** Raises the content's version with every published change of a global. */
export function withGlobalPublishHooks(config: GlobalConfig): GlobalConfig {
  const { slug } = config
  if (!isPublicGlobal(slug)) return config
  const hooks = withMore(config.hooks, {
    beforeChange: [
      async ({ req, context }) => {
        context[getKey(slug)] = await publishedMoment(req, slug)
      },
    ],
    afterChange: [
      async ({ req, context }) => {
        const published = await publishedMoment(req, slug)
        if (published === context[getKey(slug)]) return
        await announce(req)
        await recordPublication(req, published === null ? 'unpublished' : 'published', slug)
      },
    ],
  })
  return { ...config, hooks }
}

type Deletion = { isBinned: boolean; wasPublic: boolean }

/** Records that a visible page was deleted, or that its document was restored from the bin. */
async function recordBin(
  req: PayloadRequest,
  slug: string,
  doc: { id: number; deletedAt?: string | null; listedAt?: string | null },
  { isBinned, wasPublic }: Deletion,
): Promise<void> {
  const collection = pagedCollections.find((candidate) => candidate === slug)
  if (!collection) return
  // Visitors have never seen a post with a future date.
  const isYetToCome = Date.parse(doc.listedAt ?? '') > Date.now()
  if (isBinned && wasPublic && !isYetToCome) await recordGone(req, collection, doc.id)
  if (!isBinned && !doc.deletedAt) await forgetGone(req, collection, doc.id)
}

/** One request may change several documents. */
function getKey(slug: string, id?: number): string {
  return `publishedBefore:${slug}/${id ?? 'new'}`
}
/** The transactions that have already raised the version: each raises it once, whatever it changes. */
const announced = new WeakSet<object>()

/** Raises the content's version in the transaction of the change: both become visible together. */
export async function announce(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID
  const session = transaction === undefined ? undefined : req.payload.db.sessions?.[transaction]
  if (!session || !announced.has(session)) {
    await raiseContentVersion(req)
    // An import of many rows notifies the sites once, at the end.
    if (!req.context.postponesPurges) await queuePurges(req)
    if (session) announced.add(session)
  }
  await showUntil(req, new Date())
}

/**
 * Returns when the published version of a document, or of a global without an id, was last changed; `null` if there is
 * none. Saving a draft does not change this time, although Payload runs the same hooks.
 */
async function publishedMoment(
  req: PayloadRequest,
  slug: string,
  id?: number,
): Promise<string | null> {
  const row = await readRow(req, slug, id)
  return row?._status === 'published' && !row.deleted_at ? momentIn(row.updated_at) : null
}
