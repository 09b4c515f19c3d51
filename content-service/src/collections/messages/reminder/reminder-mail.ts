import type { SendEmailOptions } from 'payload'
import type { Message } from '../../../platform/payload-types.ts'
import { getMailId } from '../mail-ids.ts'
import { jakartaTime, onOneLine } from '../message-mail.ts'

/** Writes the reminder of an unanswered message: plain text without the visitor's message, which the link opens. */
export function reminderMail(
  message: Message,
  { to, origin }: { to: string[]; origin: string },
): SendEmailOptions {
  const { id, name, company, reference, answerBy } = message
  const sender = [onOneLine(name), onOneLine(company ?? '')].filter(Boolean).join(', ')
  return {
    to,
    subject: ['Belum dijawab', reference].filter(Boolean).join(': '),
    messageId: getMailId('pengingat', message, origin),
    references: [getMailId('pesan', message, origin)],
    // Prevents an automatic reply from an absent colleague (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      `Pesan dari ${sender} belum dijawab.`,
      ...(answerBy
        ? [`Dijanjikan dijawab sebelum ${jakartaTime.format(new Date(answerBy))}.`]
        : []),
      '',
      `Jawab di sini: ${origin}/admin/collections/messages/${id}`,
    ].join('\n'),
  }
}
