import type { PayloadRequest } from 'payload'
import { getMailError } from '../../platform/mail/mail.ts'

const texts = {
  password: {
    subject: 'Kata sandi akun Niaga Anda diubah / Your Niaga password was changed',
    id: 'Kata sandi akun Anda di Niaga baru saja diubah. Bila bukan Anda atau admin yang melakukannya, segera hubungi admin.',
    en: 'The password of your Niaga account was just changed. If neither you nor an admin did that, tell an admin at once.',
  },
  email: {
    subject: 'Alamat email akun Niaga Anda diubah / Your Niaga email address was changed',
    id: 'Alamat email akun Anda di Niaga baru saja diubah; alamat ini tidak dapat dipakai lagi untuk masuk. Bila bukan Anda atau admin yang melakukannya, segera hubungi admin.',
    en: 'The email address of your Niaga account was just changed; this address can no longer be used to sign in. If neither you nor an admin did that, tell an admin at once.',
  },
  locked: {
    subject: 'Akun Niaga Anda dikunci sementara / Your Niaga account is locked for a while',
    id: 'Seseorang terlalu sering salah mengetik kata sandi atau kode akun Anda di Niaga. Akun Anda dikunci selama sepuluh menit; kata sandi Anda tidak berubah. Bila bukan Anda, beri tahu admin. Pemberitahuan ini dikirim paling banyak sekali sehari.',
    en: 'Someone entered a wrong password or code for your Niaga account too often. Your account is locked for ten minutes; your password has not changed. If that was not you, tell an admin. This notice is sent at most once a day.',
  },
}

/**
 * Sends the mail in both languages, because the owner's is unknown, and in the background: the change does not wait for
 * the mail server.
 */
export function notifyOwner({ payload }: PayloadRequest, to: string, of: keyof typeof texts): void {
  const { subject, id, en } = texts[of]
  setImmediate(() => {
    payload.sendEmail({ to, subject, text: `${id}\n\n${en}\n` }).catch((error: unknown) => {
      payload.logger.warn(getMailError(error), 'The owner of an account could not be notified')
    })
  })
}
