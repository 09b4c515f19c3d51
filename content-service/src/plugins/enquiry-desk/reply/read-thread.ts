import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { companyAddress } from '../../../collections/enquiries/company-address.ts'
import { findReplies } from '../../../collections/enquiries/find-replies.ts'
import { itemLine } from '../../../collections/enquiries/item-line.ts'
import { onOneLine } from '../../../collections/enquiries/message-mail.ts'
import { stageLabel } from '../../../collections/enquiries/stages.ts'
import { adminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import type { Message, MessageReply } from '../../../platform/payload-types.ts'
import { servicesOf } from '../../../platform/services/services.ts'
import type { HistoryEvent } from '../history/history-events.ts'
import type { BlankValues } from './blanks.ts'
import { failureSentence } from './failures.ts'
import { maxAttachedBytes } from './reply-limits.ts'
import { getSubject, quotedIn } from './reply-words.ts'

/** The maximum number of changes, the latest; nobody reads a longer history to its beginning. */
const maxHistory = 100

/** The maximum number of templates or documents: nobody chooses from a longer list. */
const maxChoices = 200

export type ShownReply = Pick<
  MessageReply,
  'id' | 'author' | 'to' | 'subject' | 'text' | 'state' | 'isFromBuyer' | 'price' | 'validUntil'
> & {
  /** When the answer was written, and when the mail server accepted it. */
  at: string
  sentAt: string | null
  /** Why the answer is not sent, in plain words. */
  reason: string | null
  attachments: { name: string; bytes: number; href: string }[]
}

export type ShownEvent = {
  id: number
  at: string
  event: HistoryEvent
  who: string | null
  from: string | null
  to: string | null
}

/** The history of an enquiry, oldest answer first and latest change first. */
export type Thread = {
  replies: ShownReply[]
  history: ShownEvent[]
  stage: Pick<Message, 'status' | 'updatedAt'>
}

/** The templates and documents for composing an answer, in both languages. */
export type Composing = {
  /** Whether the service can send mails. */
  hasMail: boolean
  to: string
  replyTo: string
  language: BaseLocale
  subjects: Record<BaseLocale, string>
  quotes: Record<BaseLocale, string>
  values: BlankValues
  templates: { id: number; name: string; texts: Record<BaseLocale, string> }[]
  documents: { id: number; title: string; name: string; bytes: number }[]
}

export async function readThread(req: PayloadRequest, message: Message): Promise<Thread> {
  const { payload } = req
  const language = adminLanguage(req.i18n.language)
  const [replies, history] = await Promise.all([
    findReplies({ payload }, { message: { equals: message.id } }),
    payload.find({
      collection: 'message-history',
      where: { message: { equals: message.id } },
      sort: '-id',
      limit: maxHistory,
      pagination: false,
      depth: 0,
    }),
  ])
  return {
    replies: replies.map(({ id, author, to, subject, text, state, ...reply }) => ({
      ...{ id, author, to, subject, text, state },
      ...{ isFromBuyer: reply.isFromBuyer, price: reply.price, validUntil: reply.validUntil },
      at: reply.createdAt,
      sentAt: reply.sentAt ?? null,
      reason: reply.failure ? failureSentence(reply.failure, language) : null,
      attachments: (reply.attachments ?? []).map(({ name, bytes, file }) => ({
        ...{ name, bytes },
        href: `/cms/api/messages/${message.id}/files/${file}`,
      })),
    })),
    history: history.docs.map(({ id, at, event, who, from, to }) => ({
      ...{ id, at, event },
      who: who ?? null,
      from: namedValue(event, from, language),
      to: namedValue(event, to, language),
    })),
    stage: { status: message.status, updatedAt: message.updatedAt },
  }
}

function namedValue(
  event: HistoryEvent,
  value: string | null | undefined,
  language: 'id' | 'en',
): string | null {
  if (!value) return null
  return event === 'status' ? stageLabel(value, language) : value
}

export async function readComposing(
  req: PayloadRequest,
  user: TypedUser,
  message: Message,
): Promise<Composing> {
  const { payload } = req
  const { sendsReceipts, smtpUrl } = servicesOf(payload).environment
  const replies = await findReplies({ payload }, { message: { equals: message.id } })
  const latest = replies.at(-1)?.subject ?? null
  const inBoth = (write: (locale: BaseLocale) => string) => ({ id: write('id'), en: write('en') })
  return {
    hasMail: smtpUrl !== null,
    to: message.email,
    replyTo: await companyAddress(payload, user),
    language: message.language ?? adminLanguage(req.i18n.language),
    subjects: inBoth((locale) =>
      getSubject(message, locale, { latest, hasReceipt: sendsReceipts }),
    ),
    quotes: inBoth((locale) => quotedIn(locale, message)),
    values: {
      name: onOneLine(message.name),
      company: onOneLine(message.company ?? ''),
      reference: message.reference ?? '',
      items: (message.items ?? []).map((item) => `- ${itemLine(item)}`).join('\n'),
      me: user.name,
    },
    templates: await templatesIn(payload, adminLanguage(req.i18n.language)),
    documents: await attachableDocuments(req),
  }
}

async function templatesIn(
  payload: Payload,
  language: BaseLocale,
): Promise<Composing['templates']> {
  const read = (locale: BaseLocale) =>
    payload.find({
      collection: 'reply-templates',
      locale,
      fallbackLocale: false,
      sort: 'sortOrder',
      limit: maxChoices,
      pagination: false,
      depth: 0,
    })
  const [indonesian, english] = await Promise.all([read('id'), read('en')])
  const inEnglish = new Map(english.docs.map((template) => [template.id, template]))
  return indonesian.docs.map((template) => {
    // The text in the other language is better than an empty one.
    const inBoth = (name: 'name' | 'text') => {
      const [first, other] = [template[name] ?? '', inEnglish.get(template.id)?.[name] ?? '']
      return { id: first || other, en: other || first }
    }
    return { id: template.id, name: inBoth('name')[language], texts: inBoth('text') }
  })
}

/** Returns the documents that are small enough for a mail. */
async function attachableDocuments(req: PayloadRequest): Promise<Composing['documents']> {
  const { docs } = await req.payload.find({
    collection: 'documents',
    where: { filesize: { less_than_equal: maxAttachedBytes } },
    locale: adminLanguage(req.i18n.language),
    sort: 'sortOrder',
    limit: maxChoices,
    pagination: false,
    depth: 0,
    select: { title: true, filename: true, filesize: true },
  })
  return docs.map(({ id, title, filename, filesize }) => ({
    ...{ id, title, name: filename ?? '' },
    bytes: filesize ?? 0,
  }))
}
