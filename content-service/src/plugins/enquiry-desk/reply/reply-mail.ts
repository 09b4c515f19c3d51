import type { Payload, SendEmailOptions } from 'payload'
import { companySender } from '../../../collections/enquiries/company-address.ts'
import { getMailId, getReplyId } from '../../../collections/enquiries/mail-ids.ts'
import { replyClosing } from '../../../collections/enquiries/receipt-mail.ts'
import type { Message, MessageReply } from '../../../platform/payload-types.ts'
import { servicesOf } from '../../../platform/services/services.ts'

/** Enough for a mail program to find the conversation; the first mail's id always remains. */
const maxReferences = 20

type Attachment = { filename: string; content: Buffer; contentType: string }

/**
 * Writes an answer as it is sent, in plain text: from the company, with the reference beside the address for the visitor's
 * next mail, and in the conversation of the earlier mails (RFC 5322, section 3.6.4).
 */
export async function replyMail(
  payload: Payload,
  message: Message,
  reply: MessageReply,
  attachments: Attachment[],
): Promise<SendEmailOptions> {
  const { environment } = servicesOf(payload)
  const { origin } = environment
  const from = await companySender(payload, reply.language)
  const earlier = await earlierMails(payload, message, reply)
  const { reference } = message
  return {
    from,
    to: reply.to,
    replyTo: {
      name: [from.name, reference && `(${reference})`].filter(Boolean).join(' '),
      address: reply.replyTo,
    },
    subject: reply.subject,
    messageId: getReplyId(reply, origin),
    inReplyTo: earlier.at(-1),
    references: earlier,
    text: [reply.text, replyClosing(message, reply, environment)].filter(Boolean).join('\n\n'),
    attachments,
  }
}

/** Returns the Message-IDs of the earlier mails, oldest first. */
async function earlierMails(
  payload: Payload,
  message: Message,
  { id }: MessageReply,
): Promise<string[]> {
  const { origin, sendsReceipts } = servicesOf(payload).environment
  const { docs } = await payload.find({
    collection: 'message-replies',
    where: {
      message: { equals: message.id },
      id: { less_than: id },
      state: { equals: 'sent' },
    },
    sort: '-id',
    limit: maxReferences,
    pagination: false,
    depth: 0,
    select: { createdAt: true },
  })
  return [
    // The company's own notification: its mailbox then shows the answer below the notification.
    getMailId('pesan', message, origin),
    ...(sendsReceipts ? [getMailId('tanda-terima', message, origin)] : []),
    ...docs.reverse().map((reply) => getReplyId(reply, origin)),
  ]
}
