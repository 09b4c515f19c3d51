import { randomUUID } from 'node:crypto'
import { defaultLocale } from '@niaga/contract/locale'
import { buyerReplySchema, type RequestView } from '@niaga/contract/request'
import { secretPattern } from '@niaga/contract/request-page'
import type { Payload } from 'payload'
import { lockRows } from '../../platform/admin/reject-stale-save.ts'
import { runSql, sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { errorResponse, storedResponse } from '../../platform/http/response.ts'
import type { Message, MessageReply } from '../../platform/payload-types.ts'
import { servicesOf } from '../../platform/services/services.ts'
import type { CheckedFile } from '../message-files/keep-file.ts'
import { findReplies } from './find-replies.ts'
import { enquirySubject } from './receipt-mail.ts'
import { limitedByVisitor, receiveBody, storageFailed } from './receive-message.ts'
import { digest } from './repeated-message.ts'
import { closedStages, spamStage } from './stages.ts'
import { attachFiles, keepFiles } from './store-message.ts'

/** More than a negotiation has; an address that leaks fills neither the mailbox nor the storage. */
export const maxBuyerReplies = 40

/** Responds with a request and its conversation, or receives a reply of the buyer, for whoever has the secret. */
export async function respondToRequest(payload: Payload, request: Request): Promise<Response> {
  const isReply = request.method === 'POST'
  const limited = isReply ? await limitedByVisitor(payload, request) : null
  if (limited) return limited
  const message = await findMessage(payload, request.headers.get('Authorization') ?? '')
  // The same response after a deletion: nobody learns that there was a request.
  if (!message) {
    return errorResponse(404, { code: 'not_found', message: 'There is no such request' })
  }
  if (isReply) return receiveReply(payload, request, message)
  const replies = await findReplies({ payload }, { message: { equals: message.id } })
  const data = presentRequest(message, replies)
  return Response.json({ data }, { headers: { 'Cache-Control': 'no-store' } })
}

/** A malformed secret is looked up, too: its response takes as long as that of an unknown one. */
async function findMessage(payload: Payload, header: string): Promise<Message | null> {
  const token = header.replace(/^Bearer /, '')
  const { docs } = await payload.find({
    collection: 'messages',
    where: { pageSecret: { equals: secretPattern.test(token) ? token : '-' } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0] ?? null
}

/** Only what is named here leaves the service: notes, accounts and the sender's details never do, and of the stage its end. */
function presentRequest(message: Message, replies: readonly MessageReply[]): RequestView {
  return {
    reference: message.reference ?? undefined,
    received_at: message.receivedAt ?? null,
    answer_by: message.answerBy ?? null,
    is_closed: closedStages.includes(message.status),
    message: message.message,
    products: (message.items ?? []).map(({ product }) => product),
    replies: replies.map(({ isFromBuyer, text, price, validUntil, ...reply }) => ({
      ...{ text, at: reply.createdAt },
      is_from_buyer: Boolean(isFromBuyer),
      price: price ?? undefined,
      valid_until: validUntil ?? undefined,
      files: (reply.attachments ?? []).map(({ name }) => name),
    })),
  }
}

async function receiveReply(
  payload: Payload,
  request: Request,
  message: Message,
): Promise<Response> {
  const received = await receiveBody(payload, request, buyerReplySchema)
  if (received instanceof Response) return received
  const { data, files } = received
  const sent = request.headers.get('Idempotency-Key')?.trim() || randomUUID()
  const parts = [message.id, sent, data.text, ...files.map((file) => digest(file.data))]
  const key = digest(JSON.stringify(parts))
  const stored = await storeReply(payload, message, { text: data.text, key, files })
  if (stored === 'storage-failed') return storageFailed()
  if (stored === 'too-many') {
    const error = { code: 'too_many_replies', message: 'This request has too many replies' }
    return errorResponse(409, error)
  }
  return storedResponse({ data: {} })
}

type BuyerReply = { text: string; key: string; files: readonly CheckedFile[] }

/** Stores a reply once, marks its enquiry and queues the mail to the company, in one transaction. */
async function storeReply(
  payload: Payload,
  message: Message,
  { text, key, files }: BuyerReply,
): Promise<'stored' | 'too-many' | 'storage-failed'> {
  // Before its files are stored; the transaction checks again.
  const ofMessage = { message: { equals: message.id } }
  const early = getFault(await findReplies({ payload }, ofMessage), key)
  if (early) return early
  const storedFiles = await keepFiles(payload, files)
  if (storedFiles === null) return 'storage-failed'
  const { contactNotifyTo } = servicesOf(payload).environment
  return inTransaction(payload, async (req) => {
    await lockRows(req, 'messages', [message.id])
    const earlier = await findReplies(req, ofMessage)
    const fault = getFault(earlier, key)
    if (fault) return fault
    const language = message.language ?? defaultLocale
    const reply = await payload.create({
      collection: 'message-replies',
      data: {
        ...{ message: message.id, key, language, text, author: message.name, isFromBuyer: true },
        ...{ to: message.email, replyTo: message.email, state: 'sent', attempts: 0 },
        subject: earlier.at(-1)?.subject ?? enquirySubject(language, message),
        attachments: storedFiles.map(({ id, name, bytes }) => ({ file: id, name, bytes })),
      },
      depth: 0,
      req,
    })
    await attachFiles(req, message.id, storedFiles)
    // Bypasses Payload, which would change `updatedAt`: a colleague's open form must not become stale.
    await runSql(req, sql`UPDATE messages SET has_new_reply = ${true} WHERE id = ${message.id}`)
    if (contactNotifyTo.length > 0 && message.status !== spamStage) {
      const input = { message: message.id, reply: reply.id }
      await payload.jobs.queue({ task: 'notify-of-message', input, req })
    }
    return 'stored'
  })
}

function getFault(replies: readonly MessageReply[], key: string): 'stored' | 'too-many' | null {
  if (replies.some((reply) => reply.key === key)) return 'stored'
  return replies.filter((reply) => reply.isFromBuyer).length >= maxBuyerReplies ? 'too-many' : null
}
