import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { freePort } from '@niaga/server-kit/testing/free-port'
import { SMTPServer } from 'smtp-server'

export type MailServer = Awaited<ReturnType<typeof openMailServer>>

type ReceivedMail = { to: string[]; source: string }

/** The status with which recipients are rejected, `null` to accept all. */
type Rejects = { recipient: number | null }

/** Starts a mail server that records received mails, and can be closed and opened again on the same port. */
export async function openMailServer() {
  const received: ReceivedMail[] = []
  const rejects: Rejects = { recipient: null }
  const port = await freePort()
  let server = await listening(received, rejects, port)

  return {
    port,
    received,
    rejects,
    open: async () => {
      server = await listening(received, rejects, port)
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

async function listening(
  received: ReceivedMail[],
  rejects: Rejects,
  port: number,
): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const { recipient: responseCode } = rejects
      if (responseCode === null) return done()
      done(Object.assign(new Error('No such mailbox'), { responseCode }))
    },
    onData: async (stream, session, done) => {
      const source = (await buffer(stream)).toString()
      received.push({ to: session.envelope.rcptTo.map((recipient) => recipient.address), source })
      done()
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return server
}
