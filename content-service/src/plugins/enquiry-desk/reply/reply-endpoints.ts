import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { documentId } from '../../../platform/admin/document-endpoints.ts'
import { lockRows } from '../../../platform/admin/reject-stale-save.ts'
import { adminEndpoint, rejection } from '../../../platform/admin-kit/admin-endpoint.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { parseId } from '../../../platform/database/parse-id.ts'
import { asOneChange } from '../../../platform/database/transaction.ts'
import type { Message } from '../../../platform/payload-types.ts'
import { readComposing, readThread } from './read-thread.ts'
import { replySchema, storeReply } from './store-reply.ts'

/** The endpoints for accounts that may read the enquiry. */
export const replyEndpoints: Endpoint[] = [
  adminEndpoint({ method: 'get', path: '/:id/thread', role: 'account' }, async ({ req }) => ({
    thread: await readThread(req, await getMessage(req)),
  })),

  adminEndpoint({ method: 'get', path: '/:id/composing', role: 'account' }, async ({ req, user }) =>
    readComposing(req, user, await getMessage(req)),
  ),

  adminEndpoint(
    {
      method: 'post',
      path: '/:id/replies',
      role: 'account',
      body: replySchema,
      invalid: ({ replies }, error) => (isEmpty(error) ? replies.empty : replies.malformed),
    },
    async ({ req, user, body }) => {
      const message = await getMessage(req)
      const { movedFrom } = await storeReply(req, user, message.id, body)
      return { movedFrom, thread: await threadNow(req, message.id) }
    },
  ),

  /** Sends a failed answer again, or a waiting one at once. */
  adminEndpoint(
    { method: 'post', path: '/:id/replies/:reply/again', role: 'account' },
    async ({ req }) => {
      const message = await getMessage(req)
      const reply = parseId(req.routeParams?.reply)
      if (reply === null) throw new NotFound(req.t)
      await sendAgain(req, message.id, reply)
      return { thread: await threadNow(req, message.id) }
    },
  ),
]

async function sendAgain(req: PayloadRequest, message: number, id: number): Promise<void> {
  const { payload } = req
  await asOneChange(req, async () => {
    await lockRows(req, 'messages', [message])
    const reply = await payload.findByID({
      collection: 'message-replies',
      id,
      depth: 0,
      disableErrors: true,
      req,
    })
    if (reply?.message !== message) throw new NotFound(req.t)
    if (reply.state === 'sent') throw rejection(409, adminTexts(req.i18n).replies.notFailed)
    if (reply.state === 'failed') {
      const data = { state: 'waiting', failure: null, attempts: 0 } as const
      await payload.update({ collection: 'message-replies', id, data, req })
      await payload.jobs.queue({ task: 'send-reply', input: { reply: id }, req })
      return
    }
    // All waiting answers wait for the same mail server.
    await payload.update({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'send-reply' }, hasError: { not_equals: true } },
      data: { waitUntil: null },
      req,
    })
  })
}

async function threadNow(req: PayloadRequest, id: number) {
  const message = await req.payload.findByID({ collection: 'messages', id, depth: 0 })
  return readThread(req, message)
}

/** @throws {Forbidden} if the account may not read the message */
function getMessage(req: PayloadRequest): Promise<Message> {
  const access = { depth: 0, overrideAccess: false, req } as const
  return req.payload.findByID({ collection: 'messages', id: documentId(req), ...access })
}

/** Whether nothing but a subject or a text is missing. */
function isEmpty({ issues }: z.ZodError): boolean {
  return issues.every(({ code, path: [field] }) => {
    return code === 'too_small' && (field === 'subject' || field === 'text')
  })
}
