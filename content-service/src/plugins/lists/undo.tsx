import type { ServerProps, TypedUser, Where } from 'payload'
import { hasDrafts, isPublicCollection } from '../../collections/content/public-collections.ts'
import { UndoToast } from './undo-toast.tsx'

type Props = ServerProps & { collectionSlug: string; user?: TypedUser }

/** How long a list offers to restore what was just moved to the bin. */
const offeredMs = 10_000

/** Offers to restore what the editor has just moved to the bin, from a form or from the list. */
export async function Undo({ collectionSlug: slug, payload, user }: Props) {
  if (!isPublicCollection(slug)) return null
  const since = new Date(Date.now() - offeredMs).toISOString()
  const isNew: Where = { deletedAt: { exists: true }, updatedAt: { greater_than: since } }
  const where = hasDrafts(slug) ? { ...isNew, savedBy: { equals: user?.name } } : isNew
  const query = { collection: slug, where, trash: true, select: {}, pagination: false } as const
  const { docs } = await payload.find({ ...query, depth: 0 })
  const ids = docs.map(({ id }) => id)
  return ids.length > 0 && <UndoToast ids={ids} slug={slug} durationMs={offeredMs} />
}
