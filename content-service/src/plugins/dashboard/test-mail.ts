import type { Payload } from 'payload'
import { adminEndpoint, rejection } from '../../platform/admin-kit/admin-endpoint.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { getMailError } from '../../platform/mail/mail.ts'
import { servicesOf } from '../../platform/services/services.ts'

/** @property failure the code of the mail server, `null` if it accepted the mail */
type TestMail = { sentAt: string; to: string; failure: string | null; hasArrived: boolean }

const key = 'test-mail'

/** Limits what an admin can send; a mail takes about as long. */
const minGapMs = 60_000

/** Returns the last test mail, `null` before the first. */
export function readTestMail(payload: Payload): Promise<TestMail | null> {
  return payload.kv.get<TestMail>(key)
}

/**
 * Sends a mail to the admin's own address and to those that learn of enquiries. Both endpoints are forms of the first page,
 * which shows the result.
 */
const send = adminEndpoint(
  { method: 'post', path: '/test-mail', role: 'admin' },
  async ({ req: { payload, i18n }, user }) => {
    const { mail: text, names } = adminTexts(i18n).overview.steps
    if (servicesOf(payload).environment.smtpUrl === null) throw rejection(409, names.mailServer)
    const last = await readTestMail(payload)
    const isRecent = last && Date.now() - Date.parse(last.sentAt) < minGapMs
    if (isRecent && !last.failure) return backToFirstPage()
    const { contactNotifyTo } = servicesOf(payload).environment
    const to = [...new Set([user.email, ...contactNotifyTo])].join(', ')
    const mail = { sentAt: new Date().toISOString(), to, hasArrived: false }
    const failure = await payload
      .sendEmail({ to: mail.to, subject: text.subject, text: text.text })
      .then(() => null)
      .catch((error) => {
        const { code, response } = getMailError(error)
        payload.logger.error({ code, response }, 'The test mail could not be sent')
        return String(response ?? code)
      })
    await payload.kv.set(key, { ...mail, failure })
    return backToFirstPage()
  },
)

/** Records that the mail has arrived: a mail server may accept a mail and then drop it. */
const arrived = adminEndpoint(
  { method: 'post', path: '/test-mail/arrived', role: 'admin' },
  async ({ req: { payload } }) => {
    const last = await readTestMail(payload)
    if (last) await payload.kv.set(key, { ...last, hasArrived: true })
    return backToFirstPage()
  },
)

export function backToFirstPage(): Response {
  return new Response(null, { status: 303, headers: { Location: '/admin' } })
}

export const testMailEndpoints = [send, arrived]
