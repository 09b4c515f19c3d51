import type { SendEmailOptions } from 'payload'
import type { Message } from '../../platform/payload-types.ts'
import { lineLabels, lineNames } from './enquiry-fields.ts'
import { getMailId } from './mail-ids.ts'

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

/** Replaces line breaks in a visitor's text: it cannot begin a line of its own. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Formats a date and time in Indonesian. */
export const jakartaTime = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'Asia/Jakarta',
})
