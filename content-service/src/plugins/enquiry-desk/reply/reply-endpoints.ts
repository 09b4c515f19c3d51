import { readLimitedBody } from '@niaga/server-kit/limited-body'
import {
  APIError,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { documentId } from '../../../platform/admin/document-endpoints.ts'
import { largestId, lockRows } from '../../../platform/admin/reject-stale-save.ts'
import { adminLanguage } from '../../../platform/admin/texts.ts'
import { asOneChange } from '../../../platform/database/transaction.ts'
import type { Message } from '../../../platform/payload-types.ts'
import { servicesOf } from '../../../platform/services/services.ts'
import { readComposing, readThread } from './read-thread.ts'
import { texts } from './server-texts.ts'
import { replySchema, storeReply } from './store-reply.ts'

/** Enough for the longest text and subject, if every character needs six bytes of JSON. */
const largestBodyBytes = 200_000

/** The endpoints for accounts that may read the enquiry. */
export const replyEndpoints: Endpoint[] = [
  endpoint('get', '/:id/thread', async ({ req, message }) => ({
    thread: await readThread(req, message),
  })),

  endpoint('get', '/:id/composing', ({ req, user, message }) => readComposing(req, user, message)),

  endpoint('post', '/:id/replies', async ({ req, user, message }) => {
    const text = getTexts(req)
    if (servicesOf(req.payload).environment.smtpUrl === null) throw rejected(409, text.withoutMail)
    const body = await readLimitedBody(new Response(req.body ?? null), largestBodyBytes)
    const { success, data, error } = replySchema.safeParse(getJson(body))
    if (!success) {
      const isEmpty = error.issues.every(({ code, path: [field] }) => {
        return code === 'too_small' && (field === 'subject' || field === 'text')
      })
      throw rejected(400, isEmpty ? text.empty : text.malformed)
    }
    const { movedFrom } = await storeReply(req, user, message.id, data)
    return { movedFrom, thread: await threadNow(req, message.id) }
  }),

  /** Sends a failed answer again, or a waiting one at once. */
  endpoint('post', '/:id/replies/:reply/again', async ({ req, message }) => {
    const reply = Number(req.routeParams?.reply)
    if (!Number.isInteger(reply) || reply < 1 || reply > largestId) throw new NotFound(req.t)
    await sendAgain(req, message.id, reply)
    return { thread: await threadNow(req, message.id) }
  }),
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
    if (reply.state === 'sent') throw rejected(409, getTexts(req).notFailed)
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

type Context = { req: PayloadRequest; user: TypedUser; message: Message }

function endpoint(
  method: 'get' | 'post',
  path: string,
  respond: (context: Context) => Promise<object>,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      const { user } = req
      if (!user) throw new Forbidden(req.t)
      const id = documentId(req)
      if (id > largestId) throw new NotFound(req.t)
      const message = await req.payload.findByID({
        collection: 'messages',
        id,
        depth: 0,
        overrideAccess: false,
        req,
      })
      const body = await respond({ req, user, message })
      return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
    },
  }
}

function getJson(body: Buffer | null): unknown {
  try {
    return JSON.parse(body?.toString('utf8') ?? '')
  } catch {
    return null
  }
}

function getTexts(req: PayloadRequest) {
  return texts[adminLanguage(req.i18n.language)]
}

function rejected(status: number, message: string) {
  return new APIError(message, status, null, true)
}
