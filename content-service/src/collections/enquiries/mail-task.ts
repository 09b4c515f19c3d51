import type { Payload, SendEmailOptions, TaskConfig } from 'payload'
import { retriedFor } from '../../platform/jobs/retries.ts'
import { getMailError } from '../../platform/mail/mail.ts'
import type { Message } from '../../platform/payload-types.ts'

type MailTask = 'notify-of-message' | 'send-receipt' | 'remind-of-message'

type MailSettings = {
  /** The name of the mail in the log. */
  name: string
  /** Returns the mail, or `null` to send none. */
  write: (
    payload: Payload,
    message: Message,
    input: { reply?: number | null; isFollowUp?: boolean | null },
  ) => Promise<SendEmailOptions | null>
}

/** A job that sends one mail about a message, and is retried while the mail server rejects it temporarily. */
export function createMailTask(
  slug: MailTask,
  { name, write }: MailSettings,
): TaskConfig<MailTask> {
  return {
    slug,
    inputSchema: [
      { name: 'message', type: 'number', required: true },
      { name: 'reply', type: 'number' },
      { name: 'isFollowUp', type: 'checkbox' },
    ],
    ...retriedFor(6),
    handler: async ({ input, req: { payload } }) => {
      const message = await payload.findByID({
        collection: 'messages',
        id: input.message,
        disableErrors: true,
      })
      const mail = message && (await write(payload, message, input))
      if (!mail) return { output: {} }
      try {
        await payload.sendEmail(mail)
      } catch (error) {
        payload.logger.warn(
          { ...input, ...getMailError(error) },
          `The ${name} of a message could not be sent; this will be retried`,
        )
        throw error
      }
      return { output: {} }
    },
  }
}
