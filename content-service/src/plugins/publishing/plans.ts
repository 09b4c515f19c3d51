import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type Where,
} from 'payload'
import { z } from 'zod'
import { isPermitted } from '../../platform/access/access.ts'
import { documentId } from '../../platform/admin/document-endpoints.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { recordPublication } from '../audit/publication-events.ts'

/** The collection with `schedulePublish`. */
export const planned = 'blog-posts'

const planSchema = z.object({ type: z.enum(['publish', 'unpublish']), date: z.iso.datetime() })

/**
 * `POST …/:id/plans` schedules the publication or unpublication of a post; it replaces Payload's function, which checks no
 * right.
 */
export const addPlan: Omit<Endpoint, 'root'> = {
  path: '/:id/plans',
  method: 'post',
  handler: async (req) => {
    const post = await changeablePost(req)
    await addDataAndFileToRequest(req)
    const plan = planSchema.safeParse(req.data).data
    if (!plan || Date.parse(plan.date) <= Date.now()) {
      const message =
        'Pilih tindakan dan waktu yang belum lewat. / Choose an action and a time in the future.'
      throw new APIError(message, 400, null, true)
    }
    const doc = { relationTo: planned, value: String(post.id) }
    const user = { relationTo: 'users', value: req.user?.id }
    // Payload's types have a number for the id, but its query for a document's plans has a text.
    const input = Object({ type: plan.type, doc, user, timezone: 'Asia/Jakarta' })
    await asOneChange(req, async () => {
      const waitUntil = new Date(plan.date)
      await req.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil, req })
      await recordPublication(req, 'plan-made', planned, post, 'title')
    })
    return Response.json({}, { status: 201 })
  },
}

/** `DELETE …/:id/plans/:plan` removes a plan of this post. */
export const removePlan: Omit<Endpoint, 'root'> = {
  path: '/:id/plans/:plan',
  method: 'delete',
  handler: async (req) => {
    const post = await changeablePost(req)
    const where: Where = {
      id: { equals: Number(req.routeParams?.plan) || 0 },
      taskSlug: { equals: 'schedulePublish' },
      'input.doc.relationTo': { equals: planned },
      'input.doc.value': { equals: String(post.id) },
    }
    await asOneChange(req, async () => {
      const { docs } = await req.payload.delete({ collection: 'payload-jobs', where, req })
      if (docs.length === 0) throw new NotFound(req.t)
      await recordPublication(req, 'plan-removed', planned, post, 'title')
    })
    return Response.json({})
  },
}

/** @throws {Forbidden} when the account may not change the post */
async function changeablePost(req: PayloadRequest) {
  const id = documentId(req)
  if (!(await isPermitted(req, 'update', planned, id))) throw new Forbidden(req.t)
  return { ...(await req.payload.findByID({ collection: planned, id, draft: true, req })) }
}
