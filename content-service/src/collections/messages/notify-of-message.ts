import { servicesOf } from '../../platform/services/services.ts'
import { mailOfMessage } from './mail-of-message.ts'
import { messageMail } from './message-mail.ts'

/** Notifies the company by mail that a visitor has written. */
export const notifyOfMessage = mailOfMessage('notify-of-message', {
  name: 'notification',
  write: async (payload, message) => {
    const { contactNotifyTo: to, origin } = servicesOf(payload).environment
    return to.length === 0 ? null : messageMail(message, { to, origin })
  },
})
