import { servicesOf } from '../../platform/services/services.ts'
import { createMailTask } from './mail-task.ts'
import { buyerReplyMail, messageMail } from './message-mail.ts'

/** Notifies the company by mail that a visitor has written, or replied on the page of a request. */
export const notifyAboutMessage = createMailTask('notify-of-message', {
  name: 'notification',
  write: async (payload, message, { reply: replyId }) => {
    const { contactNotifyTo: to, origin } = servicesOf(payload).environment
    if (to.length === 0) return null
    if (!replyId) return messageMail(message, { to, origin })
    const reply = await payload.findByID({
      collection: 'message-replies',
      id: replyId,
      depth: 0,
      disableErrors: true,
    })
    return reply && buyerReplyMail(message, reply, { to, origin })
  },
})
