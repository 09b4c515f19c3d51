import { createTransport } from 'nodemailer'
import type { EmailAdapter } from 'payload'

/** A mail server that does not answer must not keep a job for longer than this. */
const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const

/** Sends mail through the server at an `smtp://` or `smtps://` address. */
export function mailServer(url: string, from: string): EmailAdapter<unknown> {
  const transport = createTransport({
    url,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return () => ({
    name: 'mail-server',
    defaultFromAddress: from,
    defaultFromName: 'Niaga',
    sendEmail: (mail) => transport.sendMail({ from: { name: 'Niaga', address: from }, ...mail }),
  })
}
