import type { BaseLocale } from '@niaga/contract/locale'
import { onOneLine } from '../../../collections/enquiries/message-mail.ts'
import { enquirySubject } from '../../../collections/enquiries/receipt-mail.ts'
import type { Message, MessageReply } from '../../../platform/payload-types.ts'
import { maxSubjectLength } from './reply-limits.ts'

type Thread = {
  /** The subject of the latest answer, or `null`. */
  latest: MessageReply['subject'] | null
  /** Whether senders receive a receipt by mail. */
  hasReceipt: boolean
}

/** Returns the subject of the next answer, in the conversation of the earlier mails. */
export function getSubject(
  message: Message,
  locale: BaseLocale,
  { latest, hasReceipt }: Thread,
): string {
  if (latest !== null) return withReference(asReply(latest), message.reference)
  const subject = enquirySubject(locale, message)
  return hasReceipt ? asReply(subject) : subject
}

/** Adds the reference to a subject: both sides find the mail by it. */
export function withReference(subject: string, reference: Message['reference']): string {
  const line = onOneLine(subject).trim()
  if (!reference || line.includes(reference)) return line.slice(0, maxSubjectLength)
  return `${line.slice(0, maxSubjectLength - reference.length - 3)} (${reference})`
}

/** Quotes the received message as mail programs do. */
export function quotedIn(locale: BaseLocale, { name, message, receivedAt }: Message): string {
  const lead = wrote[locale](moments[locale].format(new Date(receivedAt)), onOneLine(name))
  return [lead, ...message.split(/\r?\n/).map((line) => (line ? `> ${line}` : '>'))].join('\n')
}

function asReply(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`
}

const wrote = {
  id: (at: string, name: string) => `Pada ${at}, ${name} menulis:`,
  en: (at: string, name: string) => `On ${at}, ${name} wrote:`,
}

function momentsIn(dateLocale: string) {
  return new Intl.DateTimeFormat(dateLocale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  })
}

const moments = { id: momentsIn('id-ID'), en: momentsIn('en-GB') }
