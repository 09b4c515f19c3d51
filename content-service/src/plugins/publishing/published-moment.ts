import type { CollectionSlug, PayloadRequest } from 'payload'

/**
 * When the published version of a document was last changed, `null` if there is none. A saved draft does not
 * change it, although Payload runs the same hooks for it.
 */
export async function publishedMoment(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | undefined,
): Promise<string | null> {
  if (id === undefined) return null
  const published = await req.payload.db.findOne<{ id: number; updatedAt: string }>({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    req,
  })
  return published?.updatedAt ?? null
}
