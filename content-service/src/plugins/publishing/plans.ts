import { Forbidden, NotFound, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { isPermitted } from '../../platform/access/access.ts'
import { documentId } from '../../platform/admin/document-endpoints.ts'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'
import { asOneChange } from '../../platform/database/transaction.ts'
import { recordPublication } from '../audit/publication-events.ts'

/** The collection with `schedulePublish`. */
export const planned = 'blog-posts'

const planSchema = z.object({
  type: z.enum(['publish', 'unpublish']),
  date: z.iso.datetime().refine((date) => Date.parse(date) > Date.now()),
})

/**
 * `POST …/:id/plans` schedules the publication or unpublication of a post; it replaces Payload's function, which checks no
 * right.
 */
export const addPlan = adminEndpoint(
  {
    method: 'post',
    path: '/:id/plans',
    role: 'account',
    body: planSchema,
    invalid: ({ plans }) => plans.invalid,
  },
  async ({ req, user: { id }, body: { type, date } }) => {
    const post = await changeablePost(req)
    const doc = { relationTo: planned, value: String(post.id) }
    const user = { relationTo: 'users', value: id }
    // Payload's types have a number for the id, but its query for a document's plans has a text.
    const input = Object({ type, doc, user, timezone: 'Asia/Jakarta' })
    await asOneChange(req, async () => {
      const waitUntil = new Date(date)
      await req.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil, req })
      await recordPublication(req, 'plan-made', planned, post, 'title')
    })
    return Response.json({}, { status: 201 })
  },
)

/** `DELETE …/:id/plans/:plan` removes a plan of this post. */
export const removePlan = adminEndpoint(
  { method: 'delete', path: '/:id/plans/:plan', role: 'account' },
  async ({ req }) => {
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
    return {}
  },
)

/** @throws {Forbidden} when the account may not change the post */
async function changeablePost(req: PayloadRequest) {
  const id = documentId(req)
  if (!(await isPermitted(req, 'update', planned, id))) throw new Forbidden(req.t)
  return { ...(await req.payload.findByID({ collection: planned, id, draft: true, req })) }
}
