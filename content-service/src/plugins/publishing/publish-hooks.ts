import type {
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { isPublicGlobal } from '../../collections/content/public-collections.ts'
import {
  forgetGone,
  pagedCollections,
  raiseContentVersion,
  recordGone,
  showUntil,
} from '../../collections/content-versions/versions.ts'
import { withMore } from '../../platform/config/extend.ts'
import { recordPublication } from '../audit/publication-events.ts'
import { queuePurges } from './send-purge.ts'

/** Raises the content's version with every published change of a collection. */
export function withPublishHooks(config: CollectionConfig): CollectionConfig {
  const { slug, versions } = config
  const titleField = config.admin?.useAsTitle
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  const hooks = withMore(config.hooks, {
    beforeChange: [
      async ({ req, collection, originalDoc, context }) => {
        if (!hasDrafts) return
        const before = await publishedMoment(req, collection.slug, originalDoc?.id)
        context[getKey(slug, originalDoc?.id)] = before
      },
    ],
    afterChange: [
      async ({ req, collection, doc, previousDoc, operation, context }) => {
        const before = context[getKey(slug, operation === 'create' ? undefined : doc.id)]
        const published = hasDrafts
          ? await publishedMoment(req, collection.slug, doc.id)
          : undefined
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
        context[getKey(slug)] = await getGlobalPublishedMoment(req, slug)
      },
    ],
    afterChange: [
      async ({ req, context }) => {
        const published = await getGlobalPublishedMoment(req, slug)
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

type Published = { updatedAt?: string; _status?: string; deletedAt?: string | null }

/**
 * Returns when the published version of a document was last changed, `null` if there is none. Saving a draft does not
 * change this time, although Payload runs the same hooks.
 */
async function publishedMoment(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | undefined,
): Promise<string | null> {
  if (id === undefined) return null
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
  const document = await req.payload.db.findOne<Published & { id: number }>({
    collection,
    where,
    select: { updatedAt: true, deletedAt: true },
    req,
  })
  return document && !document.deletedAt ? (document.updatedAt ?? null) : null
}

/** {@link publishedMoment} of a global. */
async function getGlobalPublishedMoment(
  req: PayloadRequest,
  slug: GlobalSlug,
): Promise<string | null> {
  const document: Published = await req.payload.db.findGlobal({ slug, req })
  return document?._status === 'published' ? (document.updatedAt ?? null) : null
}
