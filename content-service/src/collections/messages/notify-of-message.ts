import type { TaskConfig } from 'payload'
import { retries } from '../../platform/jobs/retries.ts'
import { mailErrorOf } from '../../platform/mail/mail.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { messageMail } from './message-mail.ts'

/** Notifies the company by mail that a visitor has written. */
export const notifyOfMessage: TaskConfig<'notify-of-message'> = {
  slug: 'notify-of-message',
  inputSchema: [{ name: 'message', type: 'number', required: true }],
  retries,
  handler: async ({ input, req: { payload } }) => {
    const message = await payload.findByID({
      collection: 'messages',
      id: input.message,
      disableErrors: true,
    })
    const { contactNotifyTo: to, origin } = servicesOf(payload).environment
    if (!message || to.length === 0) return { output: {} }
    try {
      await payload.sendEmail(messageMail(message, { to, origin }))
    } catch (error) {
      payload.logger.warn(
        { ...input, ...mailErrorOf(error) },
        'The notification of a message could not be sent; this will be retried',
      )
      throw error
    }
    return { output: {} }
  },
}
