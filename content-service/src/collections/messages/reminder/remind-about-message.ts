import type { Payload } from 'payload'
import type { Message } from '../../../platform/payload-types.ts'
import { servicesOf } from '../../../platform/services/services.ts'
import { createMailTask } from '../mail-task.ts'
import { unansweredStatuses } from '../statuses.ts'
import { reminderMail } from './reminder-mail.ts'

/** Reminds the colleague assigned to a message, or else the people notified of messages, that it is still unanswered. */
export const remindAboutMessage = createMailTask('remind-of-message', {
  name: 'reminder',
  write: async (payload, message) => {
    const isUnanswered = unansweredStatuses.some((status) => status === message.status)
    if (!isUnanswered || message.firstAnsweredAt) return null
    const { contactNotifyTo, origin } = servicesOf(payload).environment
    const assigned = await assignedAddress(payload, message)
    const to = assigned === null ? contactNotifyTo : [assigned]
    return to.length === 0 ? null : reminderMail(message, { to, origin })
  },
})

async function assignedAddress(payload: Payload, { assignedTo }: Message): Promise<string | null> {
  const id = typeof assignedTo === 'object' ? assignedTo?.id : assignedTo
  if (!id) return null
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
  return user?.email ?? null
}
