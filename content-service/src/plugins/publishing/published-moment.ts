import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload'

type Published = { updatedAt?: string; _status?: string; deletedAt?: string | null }

/**
 * Returns when the published version of a document was last changed, `null` if there is none. Saving a draft does not
 * change this time, although Payload runs the same hooks.
 */
export async function publishedMoment(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | undefined,
): Promise<string | null> {
  if (id === undefined) return null
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
  const found = await req.payload.db.findOne<Published & { id: number }>({ collection, where, req })
  return found && !found.deletedAt ? (found.updatedAt ?? null) : null
}

/** {@link publishedMoment} of a global. */
export async function getGlobalPublishedMoment(
  req: PayloadRequest,
  slug: GlobalSlug,
): Promise<string | null> {
  const found: Published = await req.payload.db.findGlobal({ slug, req })
  return found?._status === 'published' ? (found.updatedAt ?? null) : null
}
