import type { Payload, TaskConfig } from 'payload'
import { runSql, sql } from '../../../platform/database/sql.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { getAttempts, retriedFor } from '../../../platform/jobs/retries.ts'
import { getMailError } from '../../../platform/mail/mail.ts'
import type { Message, MessageReply } from '../../../platform/payload-types.ts'
import { recordHistory } from '../history/record-history.ts'
import { readAttachments } from './attachments.ts'
import { type Failure, getFailure, isTemporary } from './failures.ts'
import { replyMail } from './reply-mail.ts'

/** The period survives a mail server that is down for a day; a buyer who waits longer should be called. */
const days = 2
export const maxAttempts = getAttempts(days)

/**
 * Sends an answer. The mail has the same Message-ID at every attempt: if the service is killed while the mail server
 * accepts the mail, the repeated mail is recognised as the same.
 */
export const sendReply: TaskConfig<'send-reply'> = {
  slug: 'send-reply',
  inputSchema: [{ name: 'reply', type: 'number', required: true }],
  ...retriedFor(days),
  handler: async ({ input, req: { payload } }) => {
    const reply = await payload.findByID({
      collection: 'message-replies',
      id: input.reply,
      depth: 1,
      disableErrors: true,
    })
    const message = reply?.message
    if (!message || typeof message === 'number' || reply.state !== 'waiting') return { output: {} }
    const failure = await attempt(payload, message, reply)
    if (failure === null) {
      await recordSent(payload, message, reply)
      return { output: {} }
    }
    const attempts = reply.attempts + 1
    const isFinal = !isTemporary(failure) || attempts >= maxAttempts
    await logFailure(payload, message, reply, { failure, attempts, isFinal })
    if (!isFinal) throw new Error(`An answer could not be sent: ${failure}`)
    return { output: {} }
  },
}

/** @returns why the answer was not sent */
async function attempt(
  payload: Payload,
  message: Message,
  reply: MessageReply,
): Promise<Failure | null> {
  const files = await readAttachments(payload, reply.attachments ?? [])
  if (files === null) return 'file-gone'
  const mail = await replyMail(payload, message, reply, files)
  try {
    await payload.sendEmail(mail)
    return null
  } catch (error) {
    const codes = getMailError(error)
    payload.logger.warn({ reply: reply.id, ...codes }, 'An answer to a message could not be sent')
    return getFailure(codes)
  }
}

async function recordSent(payload: Payload, message: Message, reply: MessageReply): Promise<void> {
  const sentAt = new Date().toISOString()
  await inTransaction(payload, async (req) => {
    await payload.update({
      collection: 'message-replies',
      id: reply.id,
      data: { state: 'sent', failure: null, attempts: reply.attempts + 1, sentAt },
      req,
    })
    // Bypasses Payload, which would change `updatedAt`: a colleague's open form must not become stale.
    await runSql(
      req,
      sql`UPDATE messages SET first_answered_at = ${sentAt}
          WHERE id = ${message.id} AND first_answered_at IS NULL`,
    )
    await recordHistory(req, message.id, { event: 'answered', who: reply.author })
  })
}

type Failed = { failure: Failure; attempts: number; isFinal: boolean }

async function logFailure(
  payload: Payload,
  message: Message,
  reply: MessageReply,
  { failure, attempts, isFinal }: Failed,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    await payload.update({
      collection: 'message-replies',
      id: reply.id,
      data: { state: isFinal ? 'failed' : 'waiting', failure, attempts },
      req,
    })
    if (isFinal) {
      await recordHistory(req, message.id, { event: 'answer-failed', who: reply.author })
    }
  })
}
