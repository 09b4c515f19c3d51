import type { TaskConfig } from 'payload'
import { retries } from '../jobs/retries.ts'
import { log } from '../log.ts'
import { environment } from '../settled-environment.ts'
import { messageMail } from './message-mail.ts'

/** Tells the company by mail that a visitor has written. The sender gets no answer by itself. */
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
    const { contactNotifyTo: to, origin } = environment
    if (message && to.length > 0) await payload.sendEmail(messageMail(message, { to, origin }))
    return { output: {} }
  },
  onFail: ({ input }) => {
    log.warn(
      { message: input },
      'The notification of a message could not be sent; it is tried again',
    )
  },
}
