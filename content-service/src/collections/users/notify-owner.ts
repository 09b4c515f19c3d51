import type { PayloadRequest } from 'payload'
import { getMailError } from '../../platform/mail/mail.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { companyOrProduct } from '../enquiries/company-address.ts'

const texts = {
  password: {
    subject: 'Kata sandi akun {company} Anda diubah / Your {company} password was changed',
    id: 'Kata sandi akun Anda di {company} baru saja diubah. Bila bukan Anda atau admin yang melakukannya, segera hubungi admin.',
    en: 'The password of your {company} account was just changed. If neither you nor an admin did that, tell an admin at once.',
  },
  email: {
    subject: 'Alamat email akun {company} Anda diubah / Your {company} email address was changed',
    id: 'Alamat email akun Anda di {company} baru saja diubah; alamat ini tidak dapat dipakai lagi untuk masuk. Bila bukan Anda atau admin yang melakukannya, segera hubungi admin.',
    en: 'The email address of your {company} account was just changed; this address can no longer be used to sign in. If neither you nor an admin did that, tell an admin at once.',
  },
  locked: {
    subject: 'Akun {company} Anda dikunci sementara / Your {company} account is locked for a while',
    id: 'Seseorang terlalu sering salah mengetik kata sandi atau kode akun Anda di {company}. Akun Anda dikunci selama sepuluh menit; kata sandi Anda tidak berubah. Bila bukan Anda, beri tahu admin. Pemberitahuan ini dikirim paling banyak sekali sehari.',
    en: 'Someone entered a wrong password or code for your {company} account too often. Your account is locked for ten minutes; your password has not changed. If that was not you, tell an admin. This notice is sent at most once a day.',
  },
}

/**
 * Sends the mail in both languages, because the owner's is unknown, and in the background: the change does not wait for
 * the mail server.
 */
export function notifyOwner({ payload }: PayloadRequest, to: string, of: keyof typeof texts): void {
  async function send() {
    const company = await companyOrProduct(payload)
    const { subject, id, en } = texts[of]
    const text = fillIn(`${id}\n\n${en}\n`, { company })
    await payload.sendEmail({ to, subject: fillIn(subject, { company }), text })
  }
  setImmediate(() => {
    send().catch((error: unknown) => {
      payload.logger.warn(getMailError(error), 'The owner of an account could not be notified')
    })
  })
}
