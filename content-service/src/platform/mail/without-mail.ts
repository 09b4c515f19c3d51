import type { EmailAdapter } from 'payload'

/**
 * Stands where a mail server will: sends nothing and prints nothing, because Payload's own stand-in
 * writes reset links' subjects and receivers to the console.
 */
export const withoutMail: EmailAdapter = ({ payload }) => ({
  name: 'without-mail',
  defaultFromAddress: 'noreply@contoh.example',
  defaultFromName: 'Niaga',
  sendEmail: async () => {
    payload.logger.warn('A mail was not sent: no mail server is set.')
  },
})
