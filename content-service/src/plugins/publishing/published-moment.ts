import type { CollectionSlug, PayloadRequest } from 'payload'

/**
 * When the public form of a document was last changed, `null` while it has none. A saved draft leaves
 * it as it is, although Payload's hooks run as for any other change.
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
