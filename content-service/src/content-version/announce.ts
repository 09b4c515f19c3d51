import type { CollectionConfig, GlobalAfterChangeHook, GlobalConfig, PayloadRequest } from 'payload'
import { notePublication } from '../audit/publication-events.ts'
import { queuePurges } from '../purge/queue-purges.ts'
import { publishedMoment } from './published-moment.ts'
import { noteChange, raiseContentVersion, showUntil } from './versions.ts'

/** Raises the content's version with every change of a collection that the public sees. */
export function announced(config: CollectionConfig): CollectionConfig {
  const { slug, hooks = {}, versions } = config
  const titleField = config.admin?.useAsTitle
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ req, collection, originalDoc, context }) => {
          if (!hasDrafts) return
          context.publishedBefore = await publishedMoment(req, collection.slug, originalDoc?.id)
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ req, collection, doc, context }) => {
          const published = hasDrafts ? await publishedMoment(req, collection.slug, doc.id) : null
          if (hasDrafts && published === context.publishedBefore) return
          await announce(req, slug)
          const event = hasDrafts && published === null ? 'unpublished' : 'published'
          await notePublication(req, event, slug, doc, titleField)
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ req, doc }) => {
          await announce(req, slug)
          await notePublication(req, 'deleted', slug, doc, titleField)
        },
      ],
    },
  }
}

/** Raises the content's version with every change of a global. */
export function announcedGlobal(config: GlobalConfig): GlobalConfig {
  const { slug, hooks = {} } = config
  const announcing: GlobalAfterChangeHook = async ({ req }) => {
    await announce(req, slug)
    await notePublication(req, 'published', slug)
  }
  return {
    ...config,
    hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), announcing] },
  }
}

/** What a transaction has announced so far: it raises the version once, however much it changes. */
type Announcement = { version: number; names: Set<string> }

/** One that is forgotten too early raises the version once more, which harms nobody. */
const maxAnnouncements = 100
const announcements = new Map<number | string, Announcement>()

/** In the transaction of the change: whoever sees the change sees the version too. */
export async function announce(req: PayloadRequest, name: string): Promise<void> {
  const made = await announcementOf(req)
  await showUntil(req, new Date())
  if (made.names.has(name)) return
  made.names.add(name)
  await noteChange(req, name, made.version)
}

async function announcementOf(req: PayloadRequest): Promise<Announcement> {
  const transaction = await req.transactionID
  const known = transaction === undefined ? undefined : announcements.get(transaction)
  if (known) return known
  const made = { version: await raiseContentVersion(req), names: new Set<string>() }
  await queuePurges(req)
  if (transaction !== undefined) announcements.set(transaction, made)
  const [oldest] = announcements.keys()
  if (announcements.size > maxAnnouncements && oldest !== undefined) announcements.delete(oldest)
  return made
}
