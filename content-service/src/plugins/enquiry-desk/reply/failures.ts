import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'

/** The reasons why an answer is not sent yet, or was not sent. */
export const failures = [
  'unreachable',
  'sign-in',
  'later',
  'address',
  'too-large',
  'rejected',
  'file-gone',
] as const

export type Failure = (typeof failures)[number]

/** Failures that another attempt may resolve. */
const temporary: readonly Failure[] = ['unreachable', 'sign-in', 'later']

export function isTemporary(failure: Failure): boolean {
  return temporary.includes(failure)
}

/**
 * Derives the reason for a failed mail from nodemailer's codes and the server's response (RFC 5321, section 4.2.1): 4xx is
 * temporary, 5xx is not.
 */
export function getFailure({ code, response }: { code: unknown; response: unknown }): Failure {
  const status = typeof response === 'number' ? response : 0
  if (code === 'EAUTH') return 'sign-in'
  if (status >= 400 && status < 500) return 'later'
  if (status === 552) return 'too-large'
  if (status >= 500) return code === 'EENVELOPE' ? 'address' : 'rejected'
  return 'unreachable'
}

const sentences: Record<AdminLanguage, Record<Failure, string>> = {
  id: {
    unreachable: 'Server email tidak menjawab. Dicoba lagi dengan sendirinya.',
    'sign-in':
      'Server email menolak nama atau kata sandi perusahaan. Beri tahu administrator; sesudah itu dicoba lagi dengan sendirinya.',
    later: 'Server email minta dicoba lagi nanti. Dicoba lagi dengan sendirinya.',
    address:
      'Server email menolak alamat penerima. Mungkin alamatnya salah ketik; hubungi lewat telepon.',
    'too-large':
      'Server email menolak karena lampirannya terlalu besar. Kirim dengan lebih sedikit.',
    rejected: 'Server email menolak surat ini. Beri tahu administrator.',
    'file-gone': 'Ada lampiran yang sudah dihapus. Tulis jawaban baru dengan berkas lain.',
  },
  en: {
    unreachable: 'The mail server does not respond. Sending is retried automatically.',
    'sign-in':
      'The mail server rejects the company’s user name or password. Tell your administrator; sending is retried automatically.',
    later: 'The mail server is temporarily unavailable. Sending is retried automatically.',
    address: 'The mail server rejects the recipient’s address. It may be mistyped; phone them.',
    'too-large': 'The mail server rejects the email as too large. Send fewer attachments.',
    rejected: 'The mail server rejects this email. Tell your administrator.',
    'file-gone': 'An attachment has been deleted. Write a new reply with another file.',
  },
}

/** Describes the reason in plain words. */
export function failureSentence(failure: Failure, language: AdminLanguage): string {
  return sentences[language][failure]
}
