import { randomBytes } from 'node:crypto'
import { answerTime } from '@niaga/contract/answer-time'
import type { ContactMessage } from '@niaga/contract/contact-message'
import { defaultLocale } from '@niaga/contract/locale'
import type { Payload, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { isDatabaseUnavailable } from '../../platform/database/is-unavailable.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { MessageFile } from '../../platform/payload-types.ts'
import { presentHolidays, presentOffices } from '../company-settings/present-company.ts'
import { readLocalizedGlobal } from '../content/localized-global.ts'
import { type CheckedFile, keepFile } from '../message-files/keep-file.ts'
import {
  type FirstResult,
  firstResult,
  keyLifeMs,
  type Receipt,
  type Repetition,
} from './repeated-message.ts'
import type { Stage } from './stages.ts'

/** Whether the company is notified, and whether the sender receives a receipt. */
export type Mails = { notifies: boolean; confirms: boolean }

type Arrival = {
  status: Stage
  files: readonly CheckedFile[]
  repetition: Repetition
  mails: Mails
}

/**
 * Stores a message and queues its notification in one transaction, or finds the message if it was sent before. Its files
 * are stored earlier and attached in that transaction.
 *
 * @returns `storage-failed` if the files could not be stored; then the message is not stored either
 */
export async function storeMessage(
  payload: Payload,
  { enquiry, ...letter }: ContactMessage,
  { status, files, repetition, mails }: Arrival,
): Promise<FirstResult | 'storage-failed'> {
  const first = await firstResult(payload, repetition)
  if (first) return first
  const received = new Date()
  // Reads before the transaction: inside it, the read would need a second connection.
  const answerBy = enquiry ? await getAnswerBy(payload, received) : null
  const storedFiles = await keepFiles(payload, files)
  if (storedFiles === null) return 'storage-failed'
  const receivedAt = received.toISOString()
  const pageSecret = newSecret()
  const data = { ...letter, ...enquiry, ...repetition, status, answerBy, receivedAt, pageSecret }
  try {
    return { ...(await store(payload, data, storedFiles, mails)), isSameBody: true }
  } catch (error) {
    // Two messages with the same key were stored at once: the unique index accepted only one.
    const other = await firstResult(payload, repetition)
    if (other) return other
    throw error
  }
}

export function newSecret(): string {
  return randomBytes(16).toString('hex')
}

/** @returns `null` if a file could not be stored */
export async function keepFiles(
  payload: Payload,
  files: readonly CheckedFile[],
): Promise<MessageFile[] | null> {
  const storedFiles: MessageFile[] = []
  try {
    for (const file of files) {
      storedFiles.push(await keepFile(payload, file, { origin: 'visitor', message: null }))
    }
    return storedFiles
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    payload.logger.error({ err: error }, 'The files of a message cannot be stored')
    return null
  }
}

function store(
  payload: Payload,
  data: RequiredDataFromCollectionSlug<'messages'>,
  files: readonly MessageFile[],
  mails: Mails,
): Promise<Receipt> {
  return inTransaction(payload, async (req) => {
    if (data.keyDigest) {
      const expiredBefore = new Date(Date.now() - keyLifeMs).toISOString()
      await payload.update({
        collection: 'messages',
        req,
        where: {
          keyDigest: { equals: data.keyDigest },
          receivedAt: { less_than_equal: expiredBefore },
        },
        data: { keyDigest: null },
      })
    }
    const stored = await payload.create({ collection: 'messages', req, data })
    const input = { message: stored.id }
    await attachFiles(req, stored.id, files)
    if (mails.notifies) await payload.jobs.queue({ task: 'notify-of-message', input, req })
    if (mails.confirms) await payload.jobs.queue({ task: 'send-receipt', input, req })
    return stored
  })
}

/** Attaches stored files to a message, and queues the scan of those that wait for it. */
export async function attachFiles(
  req: PayloadRequest,
  message: number,
  files: readonly MessageFile[],
): Promise<void> {
  const { payload } = req
  for (const { id, scan } of files) {
    const data = { message, isAttached: true }
    await payload.update({ collection: 'message-files', id, req, data })
    if (scan === 'waiting')
      await payload.jobs.queue({ task: 'scan-file', input: { file: id }, req })
  }
}

/**
 * Returns the promised time of an answer, by the public opening hours of the head office and the holidays.
 *
 * @returns `null` if no opening hours are stored
 */
async function getAnswerBy(payload: Payload, received: Date): Promise<string | null> {
  const settings = await readLocalizedGlobal(payload, 'company-settings')
  const [office] = presentOffices(settings, defaultLocale)
  const holidays = presentHolidays(settings, defaultLocale).map(({ day }) => day)
  const time = office ? answerTime(office, holidays, received.getTime()) : null
  return time === null ? null : new Date(time).toISOString()
}
