import { createTransport } from 'nodemailer'
import type { EmailAdapter, Payload } from 'payload'

/** Limits how long an unresponsive mail server can occupy a job. */
const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const

/** The sender of a mail that does not set its own. */
type SenderFor = (payload: Payload) => Promise<{ name: string; address: string }>

/** Sends mail through the server at an `smtp://` or `smtps://` address. */
export function mailServer(url: string, from: string, senderFor: SenderFor): EmailAdapter<unknown> {
  const transport = createTransport({
    url,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return ({ payload }) => ({
    name: 'mail-server',
    defaultFromAddress: from,
    defaultFromName: 'Niaga',
    sendEmail: async (mail) => {
      const from = mail.from ?? (await senderFor(payload))
      const sent = await transport.sendMail({ ...mail, from })
      // The mail server's log has the same id beside the recipient.
      payload.logger.info({ messageId: sent.messageId }, 'The mail server accepted a mail')
      return sent
    },
  })
}

/**
 * Used without a mail server: sends nothing and prints nothing. Payload's own substitute
 * writes the subjects and recipients of mails to the console.
 */
export const withoutMail: EmailAdapter = ({ payload }) => ({
  name: 'without-mail',
  defaultFromAddress: 'noreply@contoh.example',
  defaultFromName: 'Niaga',
  sendEmail: async () => {
    payload.logger.warn('A mail was not sent: no mail server is configured.')
  },
})

/**
 * Returns the codes of nodemailer and of the mail server. The message is omitted: it may contain an address or a visitor's
 * input.
 */
export function getMailError(error: unknown): { code: unknown; response: unknown } {
  const of = (name: string) => (error instanceof Error ? Reflect.get(error, name) : undefined)
  return { code: of('code'), response: of('responseCode') }
}
