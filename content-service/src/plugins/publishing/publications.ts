import {
  APIError,
  type CollectionSlug,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { hasDrafts, isPublicGlobal } from '../../collections/content/public-collections.ts'
import { isPermitted } from '../../platform/access/access.ts'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { getFaults, type SaveFault } from '../../platform/admin-kit/save-faults.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { recordPublication } from '../audit/publication-events.ts'
import { getSubject, isPlan, type Subject } from './schedule/upcoming.ts'

/** On SQLite other editors wait for the transaction in which all are published; as many as the dashboard lists. */
export const maxDocuments = 100
const conflict = 409

const documentSchema = z.union([
  z.strictObject({ slug: z.string().refine(hasDrafts), id: z.int().positive() }),
  z.strictObject({ slug: z.string().refine(isPublicGlobal), id: z.null() }),
])
const publicationSchema = z.strictObject({
  type: z.enum(['publish', 'unpublish']).default('publish'),
  documents: z.array(documentSchema).min(1).max(maxDocuments),
  date: z.iso
    .datetime()
    .refine((date) => Date.parse(date) > Date.now())
    .optional(),
})
type Publication = z.infer<typeof publicationSchema>
type Drafted = Publication['documents'][number]

/**
 * `POST /cms/api/publications` publishes or unpublishes documents, now or at a time: all of them, or none and the reason
 * for each that cannot be. `DELETE …/:plan` removes a document from the schedule. They replace Payload's function for
 * schedules, which checks no right.
 */
export const publicationEndpoints = [
  adminEndpoint(
    {
      method: 'post',
      path: '/publications',
      role: 'account',
      body: publicationSchema,
      invalid: ({ plans }) => plans.invalid,
    },
    async ({ req, body: { type, documents, date } }) => {
      const faults: (Drafted & { message: string; errors: SaveFault[] })[] = []
      for (const document of documents) {
        const errors = await findFaults(req, document, type)
        if (!errors) continue
        const message = errors.map(({ label, message }) =>
          [label, message].filter(Boolean).join(': '),
        )
        faults.push({ ...document, message: message.join(' '), errors })
      }
      if (faults.length > 0) {
        const message = fillIn(adminTexts(req.i18n).plans.rejected, { count: faults.length })
        throw new APIError(message, conflict, { faults }, true)
      }
      await asOneChange(req, async () => {
        for (const document of documents) {
          if (date) await plan(req, document, type, date)
          else await publish(req, document, type)
        }
      })
      return {}
    },
  ),
  adminEndpoint(
    { method: 'delete', path: '/publications/:plan', role: 'account' },
    async ({ req }) => {
      const id = Number(req.routeParams?.plan) || 0
      const where = { and: [isPlan, { id: { equals: id } }] }
      await asOneChange(req, async () => {
        const { docs } = await req.payload.delete({ collection: 'payload-jobs', where, req })
        const subject = getSubject(docs[0]?.input)
        if (!subject) throw new NotFound(req.t)
        await requireUpdate(req, subject)
        await record(req, 'plan-removed', subject)
      })
      return {}
    },
  ),
]

/** Returns why a document cannot be published, `null` if it can: it is published, and that is rolled back. */
async function findFaults(req: PayloadRequest, document: Drafted, type: Publication['type']) {
  try {
    await requireUpdate(req, document)
    await initTransaction(req)
    await publish(req, document, type)
    return null
  } catch (error) {
    const faults = getFaults(error)
    if (!faults) throw error
    return faults
  } finally {
    await killTransaction(req)
  }
}

async function publish(req: PayloadRequest, { slug, id }: Drafted, type: Publication['type']) {
  const data = { _status: type === 'publish' ? 'published' : 'draft' } as const
  const options = { data, overrideAccess: false, depth: 0, req }
  if (id === null) await req.payload.updateGlobal({ ...options, slug })
  else await req.payload.update({ ...options, collection: slug, id })
}

async function plan(
  req: PayloadRequest,
  document: Drafted,
  type: Publication['type'],
  date: string,
) {
  const { slug, id } = document
  // Payload's types have a number for the id, but its query for a document's plans has a text.
  const subject = id === null ? { global: slug } : { doc: { relationTo: slug, value: String(id) } }
  const user = { relationTo: 'users', value: req.user?.id }
  const input = Object({ type, ...subject, user, timezone: 'Asia/Jakarta' })
  await req.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(date), req })
  await record(req, 'plan-made', document)
}

/** @throws {Forbidden} when the account may not change the document */
async function requireUpdate(req: PayloadRequest, { slug, id }: Subject): Promise<void> {
  if (!(await isPermitted(req, 'update', slug, id ?? undefined))) throw new Forbidden(req.t)
}

async function record(
  req: PayloadRequest,
  event: 'plan-made' | 'plan-removed',
  { slug, id }: Subject,
): Promise<void> {
  if (id === null) return recordPublication(req, event, slug)
  const collection = slug as CollectionSlug
  const document = await req.payload.findByID({ collection, id, draft: true, depth: 0, req })
  const { useAsTitle } = req.payload.collections[collection].config.admin
  await recordPublication(req, event, slug, { ...document }, useAsTitle)
}
