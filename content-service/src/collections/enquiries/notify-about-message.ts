import { servicesOf } from '../../platform/services/services.ts'
import { createMailTask } from './mail-task.ts'
import { messageMail } from './message-mail.ts'

/** Notifies the company by mail that a visitor has written. */
export const notifyAboutMessage = createMailTask('notify-of-message', {
  name: 'notification',
  write: async (payload, message) => {
    const { contactNotifyTo: to, origin } = servicesOf(payload).environment
    return to.length === 0 ? null : messageMail(message, { to, origin })
  },
})
