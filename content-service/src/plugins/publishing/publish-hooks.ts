import type { CollectionConfig, GlobalAfterChangeHook, GlobalConfig, PayloadRequest } from 'payload'
import { raiseContentVersion, showUntil } from '../../collections/content-versions/versions.ts'
import { withHooks } from '../../platform/config/extend.ts'
import { notePublication } from '../audit/publication-events.ts'
import { publishedMoment } from './published-moment.ts'
import { queuePurges } from './send-purge.ts'

/** Raises the content's version with every published change of a collection. */
export function withPublishHooks(config: CollectionConfig): CollectionConfig {
  const { slug, versions } = config
  const titleField = config.admin?.useAsTitle
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  const hooks = withHooks(config.hooks, {
    beforeChange: [
      async ({ req, collection, originalDoc, context }) => {
        if (!hasDrafts) return
        context.publishedBefore = await publishedMoment(req, collection.slug, originalDoc?.id)
      },
    ],
    afterChange: [
      async ({ req, collection, doc, context }) => {
        const published = hasDrafts ? await publishedMoment(req, collection.slug, doc.id) : null
        if (hasDrafts && published === context.publishedBefore) return
        await announce(req)
        const event = hasDrafts && published === null ? 'unpublished' : 'published'
        await notePublication(req, event, slug, doc, titleField)
      },
    ],
    afterDelete: [
      async ({ req, doc }) => {
        await announce(req)
        await notePublication(req, 'deleted', slug, doc, titleField)
      },
    ],
  })
  return { ...config, hooks }
}

/** Raises the content's version with every change of a global. */
export function withGlobalPublishHooks(config: GlobalConfig): GlobalConfig {
  const announceGlobal: GlobalAfterChangeHook = async ({ req }) => {
    await announce(req)
    await notePublication(req, 'published', config.slug)
  }
  return { ...config, hooks: withHooks(config.hooks, { afterChange: [announceGlobal] }) }
}

/** The transactions that have already raised the version: each raises it once, whatever it changes. */
const announced = new WeakSet<object>()

/** Raises the content's version in the transaction of the change, so that both become visible together. */
export async function announce(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID
  const session = transaction === undefined ? undefined : req.payload.db.sessions?.[transaction]
  if (!session || !announced.has(session)) {
    await raiseContentVersion(req)
    await queuePurges(req)
    if (session) announced.add(session)
  }
  await showUntil(req, new Date())
}
