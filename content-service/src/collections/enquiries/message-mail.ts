import type { SendEmailOptions } from 'payload'
import type { Message, MessageReply } from '../../platform/payload-types.ts'
import { lineLabels, lineNames } from './enquiry-fields.ts'
import { getMailId, getReplyId } from './mail-ids.ts'

/** Longer names are truncated in the subject. */
const nameLength = 60

type Sender = { to: string[]; origin: string }

/**
 * Writes the notification of a message: plain text, which keeps the visitor's words uninterpreted, with the visitor in
 * `Reply-To`. Each message has a fixed Message-ID, by which a mail server can recognise a duplicate.
 */
export function messageMail(message: Message, { to, origin }: Sender): SendEmailOptions {
  const { id, name, email, message: text, receivedAt, reference, answerBy, items } = message
  const oneLine = onOneLine(name)
  const sender = oneLine.slice(0, nameLength)
  return {
    to,
    replyTo: { name: oneLine, address: email },
    subject: [
      reference,
      items?.length
        ? `permintaan penawaran dari ${sender}`
        : `Pesan dari ${sender} lewat formulir kontak`,
    ]
      .filter(Boolean)
      .join(': '),
    messageId: getMailId('pesan', message, origin),
    // Our own lines come first: a visitor may write lines below them that look the same.
    text: [
      `Beri status dan catatan: ${origin}/admin/collections/messages/${id}`,
      '',
      ...(answerBy ? [`Jawab sebelum: ${jakartaTime.format(new Date(answerBy))}`] : []),
      ...lineNames.flatMap((line) => {
        const value = message[line]
        return value ? [`${lineLabels[line].id}: ${onOneLine(value)}`] : []
      }),
      `Diterima: ${jakartaTime.format(new Date(receivedAt))}`,
      '',
      text,
    ].join('\n'),
  }
}

/** Writes the notification of a buyer's reply on the page of a request, like that of a message. */
export function buyerReplyMail(
  message: Message,
  reply: MessageReply,
  { to, origin }: Sender,
): SendEmailOptions {
  const name = onOneLine(message.name)
  const sender = `balasan dari ${name.slice(0, nameLength)}`
  return {
    to,
    replyTo: { name, address: message.email },
    subject: message.reference ? `${message.reference}: ${sender}` : `Pesan: ${sender}`,
    messageId: getReplyId(reply, origin),
    inReplyTo: getMailId('pesan', message, origin),
    text: [
      `Jawab di sini: ${origin}/admin/collections/messages/${message.id}`,
      ...(reply.attachments ?? []).map((file) => `Lampiran: ${file.name}`),
      '',
      reply.text,
    ].join('\n'),
  }
}

/** Replaces line breaks in a visitor's text: it cannot begin a line of its own. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** To the minute and with the time zone, which `timeStyle` has only with seconds. */
export const momentStyle: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  ...{ timeZoneName: 'short', timeZone: 'Asia/Jakarta' },
}

/** Formats a date and time in Indonesian. */
export const jakartaTime = new Intl.DateTimeFormat('id-ID', momentStyle)
