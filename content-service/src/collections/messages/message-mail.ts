import type { SendEmailOptions } from 'payload'
import type { Message } from '../../platform/payload-types.ts'

/** The longest sender's name in a subject. */
const nameLength = 60

type Sender = { to: string[]; origin: string }

/**
 * The notification of a message. It is plain text, in which nothing of the visitor's is more than text,
 * and replies to it go to the visitor. One message always makes the same Message-ID, by which a mail server
 * recognises a second copy.
 */
export function messageMail(message: Message, { to, origin }: Sender): SendEmailOptions {
  const { id, name, email, phone, message: text, receivedAt } = message
  const oneLine = onOneLine(name)
  return {
    to,
    replyTo: { name: oneLine, address: email },
    subject: `Pesan dari ${oneLine.slice(0, nameLength)} lewat formulir kontak`,
    messageId: `<pesan-${id}-${Date.parse(receivedAt)}@${new URL(origin).hostname}>`,
    // What is ours comes first: below it a visitor may write whatever looks like it.
    text: [
      `Beri status dan catatan: ${origin}/admin/collections/messages/${id}`,
      '',
      `Nama: ${oneLine}`,
      `Email: ${email}`,
      ...(phone ? [`Telepon: ${onOneLine(phone)}`] : []),
      `Diterima: ${jakartaTime.format(new Date(receivedAt))}`,
      '',
      text,
    ].join('\n'),
  }
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

const jakartaTime = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'Asia/Jakarta',
})
