import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readBody } from '../../platform/admin-kit/admin-endpoint.ts'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { getMailError } from '../../platform/mail/mail.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { companyOrProduct } from '../enquiries/company-address.ts'
import { rejectTooMany } from './login-limit.ts'

const hourMs = 3_600_000

const texts = {
  id: {
    subject: 'Kata sandi baru untuk {company}',
    lead: 'Seseorang meminta kata sandi baru untuk akun Anda. Tautan ini berlaku satu jam:',
    ignore: 'Abaikan email ini bila bukan Anda yang meminta; kata sandi Anda tidak berubah.',
  },
  en: {
    subject: 'A new password for {company}',
    lead: 'Someone requested a new password for your account. This link is valid for an hour:',
    ignore: 'Ignore this email if that was not you; your password has not changed.',
  },
}

const schema = z.object({ email: z.string().trim().toLowerCase().default('') })

/**
 * `POST …/users/forgot-password`: sends every client the same immediate response, and only then looks up the account and
 * sends the mail. Neither the response nor its time reveals who has an account.
 *
 * Payload's own handler waits for the mail server, and before that for a second connection inside its transaction, which
 * never becomes free on SQLite.
 */
export const requestReset: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await rejectTooMany(req)
    const { email } = await readBody(req, schema)
    if (email !== '') {
      setImmediate(() => {
        sendLink(req, email).catch((error) => {
          req.payload.logger.warn(
            getMailError(error),
            'A link for a new password could not be sent',
          )
        })
      })
    }
    return Response.json({ message: req.t('general:success') })
  },
}

/** The link has this service's own origin: a request could contain any other host. */
async function sendLink(req: PayloadRequest, email: string): Promise<void> {
  const { environment, limits } = servicesOf(req.payload)
  if ((await limits.resetMail(email)) !== null) return
  const token = await req.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: hourMs,
    req,
  })
  if (!token) return
  const language = adminLanguage(req.i18n.language)
  const { lead, ignore } = texts[language]
  const company = await companyOrProduct(req.payload, language)
  const subject = fillIn(texts[language].subject, { company })
  const link = `${environment.origin}/admin/reset/${token}`
  await req.payload.sendEmail({ to: email, subject, text: [lead, link, ignore].join('\n\n') })
}
