import type { Payload, SendEmailOptions } from 'payload'
import { referencedId } from '../../../collections/content/reference.ts'
import { getMailId } from '../../../collections/enquiries/mail-ids.ts'
import { createMailTask } from '../../../collections/enquiries/mail-task.ts'
import { jakartaTime, onOneLine } from '../../../collections/enquiries/message-mail.ts'
import { unansweredStages } from '../../../collections/enquiries/stages.ts'
import type { Message } from '../../../platform/payload-types.ts'
import { servicesOf } from '../../../platform/services/services.ts'

/** Reminds the colleague assigned to a message, or else the people notified of messages, that it is unanswered or that its day has come. */
export const remindAboutMessage = createMailTask('remind-of-message', {
  name: 'reminder',
  write: async (payload, message, { isFollowUp }) => {
    const isUnanswered = unansweredStages.includes(message.status) && !message.firstAnsweredAt
    if (isFollowUp ? !message.followUpOn : !isUnanswered) return null
    const { contactNotifyTo, origin } = servicesOf(payload).environment
    const assigned = await assignedAddress(payload, message)
    const to = assigned === null ? contactNotifyTo : [assigned]
    return to.length === 0 ? null : reminderMail(message, { to, origin, isFollowUp })
  },
})

async function assignedAddress(payload: Payload, { assignedTo }: Message): Promise<string | null> {
  const id = referencedId(assignedTo)
  if (!id) return null
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return user?.email ?? null
}

/** Writes a reminder: plain text without the visitor's message, which the link opens. */
function reminderMail(
  message: Message,
  { to, origin, isFollowUp }: { to: string[]; origin: string; isFollowUp?: boolean | null },
): SendEmailOptions {
  const { id, name, company, reference, answerBy, followUpMailedAt, notes } = message
  const sender = [onOneLine(name), onOneLine(company ?? '')].filter(Boolean).join(', ')
  const note = onOneLine(notes?.at(-1)?.text ?? '')
  const lines = isFollowUp
    ? [`Hari ini diingatkan: pesan dari ${sender}.`, ...(note ? [`Catatan: ${note}`] : [])]
    : [
        `Pesan dari ${sender} belum dijawab.`,
        ...(answerBy
          ? [`Dijanjikan dijawab sebelum ${jakartaTime.format(new Date(answerBy))}.`]
          : []),
      ]
  const receivedAt = (isFollowUp && followUpMailedAt) || message.receivedAt
  return {
    to,
    subject: [isFollowUp ? 'Pengingat' : 'Belum dijawab', reference].filter(Boolean).join(': '),
    messageId: getMailId('pengingat', { ...message, receivedAt }, origin),
    references: [getMailId('pesan', message, origin)],
    // Prevents an automatic reply from an absent colleague (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [...lines, '', `Jawab di sini: ${origin}/admin/collections/messages/${id}`].join('\n'),
  }
}
