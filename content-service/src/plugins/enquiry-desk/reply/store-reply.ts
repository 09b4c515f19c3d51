import { APIError, type PayloadRequest, type TypedUser } from 'payload'
import { z } from 'zod'
import { companyAddress } from '../../../collections/enquiries/company-address.ts'
import { findReplies, maxReplies } from '../../../collections/enquiries/find-replies.ts'
import { stages, unansweredStages } from '../../../collections/enquiries/stages.ts'
import { newSecret } from '../../../collections/enquiries/store-message.ts'
import { lockRows } from '../../../platform/admin/reject-stale-save.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { largestId } from '../../../platform/database/parse-id.ts'
import { runSql, sql } from '../../../platform/database/sql.ts'
import { asOneChange } from '../../../platform/database/transaction.ts'
import type { Message, MessageReply } from '../../../platform/payload-types.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { type Attached, attach, copyDocuments } from './attachments.ts'
import { openBlanks } from './blanks.ts'
import { answeredByMail } from './first-answered.ts'
import {
  maxAttachedBytes,
  maxAttachments,
  maxPriceLength,
  maxSubjectLength,
  maxTextLength,
} from './reply-limits.ts'
import { withReference } from './reply-words.ts'

const status = z.enum(stages.map(({ value }) => value))

const ids = z.array(z.int().positive().max(largestId)).max(maxAttachments)

/** The composer's request. */
export const replySchema = z.object({
  /** The key of the composed answer, identical in repeated requests. */
  key: z.string().regex(/^[0-9a-f]{32}$/),
  language: z.enum(['id', 'en']),
  subject: z.string().trim().min(1).max(maxSubjectLength),
  text: z.string().trim().min(1).max(maxTextLength),
  price: z.string().trim().max(maxPriceLength).default(''),
  /** A day, as `2026-12-31`. */
  validUntil: z.iso.date().or(z.literal('')).default(''),
  documents: ids,
  /** Files uploaded to the enquiry for this answer. */
  files: ids,
  /** The new stage of the enquiry. */
  moveTo: status.nullable(),
  /** What the colleague saw while writing: the id of the latest answer, `0` without one, and the stage. */
  seen: z.object({ reply: z.int().min(0).max(largestId), status }),
})

export type ComposedReply = z.infer<typeof replySchema>

/** A stored answer, and the `updatedAt` of the enquiry before the answer moved it; `null` if it did not. */
export type StoredReply = { reply: MessageReply; movedFrom: string | null }

/** The changes to an enquiry while an answer was written. */
export type Meanwhile = {
  answers: { id: number; author: string; at: string }[]
  status: Message['status']
}

/**
 * Stores an answer, queues its mail and moves the enquiry, in one transaction. A repeated request finds the answer that it
 * stored first.
 *
 * @throws {APIError} 409 with changes by others that the colleague has not seen; 400 while the text has an open blank
 */
export async function storeReply(
  req: PayloadRequest,
  user: TypedUser,
  id: number,
  composed: ComposedReply,
): Promise<StoredReply> {
  const { payload } = req
  const text = adminTexts(req.i18n).replies
  const open = [...openBlanks(composed.subject), ...openBlanks(composed.text)]
  if (open.length > 0) throw rejected(400, fillIn(text.openBlanks, { blanks: open.join(', ') }))
  // Reads outside the transaction, inside which each read would need a second connection.
  const [earlier] = await findReplies(req, { key: { equals: composed.key } })
  if (earlier) return { reply: earlier, movedFrom: null }
  const replyTo = await companyAddress(payload, user)
  const copies = await copyDocuments(payload, composed.documents)
  if (copies === null) throw rejected(400, text.noFile)
  return asOneChange(req, async () => {
    // Another answer to the same enquiry waits until this one is stored, and then sees it.
    await lockRows(req, 'messages', [id])
    const [same] = await findReplies(req, { key: { equals: composed.key } })
    if (same) return { reply: same, movedFrom: null }
    const message = await payload.findByID({ collection: 'messages', id, depth: 0, req })
    await rejectUnseen(req, message, composed.seen)
    const attachments = await attach(req, id, copies, composed.files)
    if (attachments === null) throw rejected(400, text.noFile)
    rejectTooLarge(req, attachments)
    const reply = await payload.create({
      collection: 'message-replies',
      data: {
        ...{ message: id, key: composed.key, author: user.name, language: composed.language },
        ...{ to: message.email, replyTo, text: composed.text, attachments },
        subject: withReference(composed.subject, message.reference),
        ...{ price: composed.price || null, validUntil: composed.validUntil || null },
        ...{ state: 'waiting', attempts: 0 },
      },
      depth: 0,
      req,
    })
    await payload.jobs.queue({ task: 'send-reply', input: { reply: reply.id }, req })
    // An enquiry from before there were pages gets one. `updatedAt` stays: an open form must not become stale.
    await runSql(
      req,
      sql`UPDATE messages SET has_new_reply = ${false}, page_secret = COALESCE(page_secret, ${newSecret()})
          WHERE id = ${id}`,
    )
    if (composed.moveTo === null || composed.moveTo === message.status) {
      return { reply, movedFrom: null }
    }
    const data = { status: composed.moveTo }
    const context = { [answeredByMail]: true }
    await payload.update({ collection: 'messages', id, data, context, req })
    return { reply, movedFrom: message.updatedAt }
  })
}

/** Prevents two answers by accident: the colleague first sees who answered, and then sends again. */
async function rejectUnseen(
  req: PayloadRequest,
  message: Message,
  seen: ComposedReply['seen'],
): Promise<void> {
  const replies = await findReplies(req, { message: { equals: message.id } })
  const text = adminTexts(req.i18n).replies
  if (replies.length >= maxReplies) throw rejected(409, text.tooMany)
  const unseen = replies.filter(({ id }) => id > seen.reply)
  if (unseen.length === 0 && isSameStage(message.status, seen.status)) return
  const answers = unseen.map(({ id, author, createdAt }) => ({ id, author, at: createdAt }))
  const meanwhile: Meanwhile = { answers, status: message.status }
  throw rejected(409, text.meanwhile, { meanwhile })
}

/** A new message that a colleague has opened meanwhile has the status read and is otherwise unchanged. */
function isSameStage(status: Message['status'], seen: Message['status']): boolean {
  return status === seen || [status, seen].every((stage) => unansweredStages.includes(stage))
}

function rejectTooLarge(req: PayloadRequest, attachments: readonly Attached[]): void {
  const text = adminTexts(req.i18n).replies
  const bytes = attachments.reduce((sum, attachment) => sum + attachment.bytes, 0)
  if (attachments.length > maxAttachments || bytes > maxAttachedBytes) {
    throw rejected(
      400,
      fillIn(text.tooLarge, { count: maxAttachments, size: maxAttachedBytes / 1_000_000 }),
    )
  }
}

function rejected(code: number, message: string, data: Record<string, unknown> | null = null) {
  return new APIError(message, code, data, true)
}
