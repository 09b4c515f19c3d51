import type { ContactMessage } from '@niaga/contract/contact-message'
import type { Enquiry } from '@niaga/contract/enquiry'
import type { Payload } from 'payload'
import { inTransaction } from '../../platform/database/transaction.ts'
import { answerByOf } from './answer-by.ts'
import {
  type FirstResult,
  firstResult,
  keyLifeMs,
  type Receipt,
  type Repetition,
  receiptOf,
} from './repeated-message.ts'

/** Whether the company is notified, and whether the sender gets a receipt. */
export type Mails = { notifies: boolean; confirms: boolean }

export type ReceivedMessage = ContactMessage & { status: 'new' | 'spam' }

/**
 * Stores a message and queues its notification in one transaction, or finds the message if it was sent before.
 *
 * @param mails which mails are queued with it
 */
export async function storeMessage(
  payload: Payload,
  message: ReceivedMessage,
  repetition: Repetition,
  mails: Mails,
): Promise<FirstResult> {
  const first = await firstResult(payload, repetition)
  if (first) return first
  const received = new Date()
  // Before the transaction: within it, the reading would take a second connection.
  const answerBy = message.enquiry ? await answerByOf(payload, received) : null
  const { enquiry, ...letter } = message
  const stored = { ...letter, ...enquiry, answerBy, receivedAt: received.toISOString() }
  try {
    return { ...(await store(payload, stored, repetition, mails)), isSameBody: true }
  } catch (error) {
    // Two with the same key were stored at once: the unique index accepted only one.
    const other = await firstResult(payload, repetition)
    if (other) return other
    throw error
  }
}

type StoredMessage = Omit<ReceivedMessage, 'enquiry'> &
  Partial<Enquiry> & { answerBy: string | null; receivedAt: string }

function store(
  payload: Payload,
  message: StoredMessage,
  repetition: Repetition,
  mails: Mails,
): Promise<Receipt> {
  return inTransaction(payload, async (req) => {
    if (repetition.keyDigest !== null) {
      const expiredBefore = new Date(Date.now() - keyLifeMs).toISOString()
      await payload.update({
        collection: 'messages',
        req,
        where: {
          keyDigest: { equals: repetition.keyDigest },
          receivedAt: { less_than_equal: expiredBefore },
        },
        data: { keyDigest: null },
      })
    }
    const data = { ...message, ...repetition }
    const stored = await payload.create({ collection: 'messages', req, data })
    const input = { message: stored.id }
    if (mails.notifies) await payload.jobs.queue({ task: 'notify-of-message', input, req })
    if (mails.confirms) await payload.jobs.queue({ task: 'send-receipt', input, req })
    return receiptOf(stored)
  })
}
