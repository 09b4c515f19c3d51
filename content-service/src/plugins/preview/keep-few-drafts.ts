import type {
  CollectionAfterChangeHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  Where,
} from 'payload'

/** The time within which only the newest of the drafts that a preview saves during typing is kept. */
const withinMs = 10 * 60_000

/** Prevents half an hour with the preview from evicting every earlier version of the document. */
export const keepFewDrafts: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!savesForPreview(req)) return
  const where = earlierDrafts([{ parent: { equals: doc.id } }])
  await req.payload.db.deleteVersions({ collection: collection.slug, where, req })
}

/** {@link keepFewDrafts} for a global. */
export const keepFewGlobalDrafts: GlobalAfterChangeHook = async ({ global, req }) => {
  if (!savesForPreview(req)) return
  await req.payload.db.deleteVersions({ globalSlug: global.slug, where: earlierDrafts(), req })
}

function savesForPreview({ query, user }: PayloadRequest): boolean {
  return Boolean(user) && query?.preview === 'true' && Boolean(query.draft)
}

function earlierDrafts(also: Where[] = []): Where {
  const since = new Date(Date.now() - withinMs).toISOString()
  return {
    and: [
      ...also,
      { latest: { not_equals: true } },
      { 'version._status': { equals: 'draft' } },
      { createdAt: { greater_than: since } },
    ],
  }
}
