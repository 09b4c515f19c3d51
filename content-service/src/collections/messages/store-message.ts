import type { ContactMessage } from '@niaga/contract/contact-message'
import type { Payload } from 'payload'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type FirstResult, firstResult, keyLifeMs, type Repetition } from './repeated-message.ts'

export type ReceivedMessage = ContactMessage & { status: 'new' | 'spam' }

/**
 * Stores a message and queues its notification in one transaction, or finds the message if it was sent before.
 *
 * @param isNotified whether there is anyone to notify
 */
export async function storeMessage(
  payload: Payload,
  message: ReceivedMessage,
  repetition: Repetition,
  isNotified: boolean,
): Promise<FirstResult> {
  const first = await firstResult(payload, repetition)
  if (first) return first
  try {
    return { id: await store(payload, message, repetition, isNotified), isSameBody: true }
  } catch (error) {
    // Two with the same key were stored at once: the unique index accepted only one.
    const other = await firstResult(payload, repetition)
    if (other) return other
    throw error
  }
}

function store(
  payload: Payload,
  message: ReceivedMessage,
  repetition: Repetition,
  isNotified: boolean,
): Promise<number> {
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
    const { id } = await payload.create({
      collection: 'messages',
      req,
      data: { ...message, ...repetition, receivedAt: new Date().toISOString() },
    })
    if (isNotified) {
      await payload.jobs.queue({ task: 'notify-of-message', input: { message: id }, req })
    }
    return id
  })
}
