import type { AdminViewServerProps } from 'payload'

const texts = {
  id: {
    heading: 'Lupa kata sandi',
    sentence:
      'Server ini belum dapat mengirim email. Mintalah admin memberi Anda kata sandi baru lewat menu Akun.',
  },
  en: {
    heading: 'Forgot password',
    sentence:
      'This server cannot send email yet. Ask an admin to give you a new password under Accounts.',
  },
}

/** Without a mail server, Payload's form would report success and send nothing. */
export function ForgotWithoutMail({ initPageResult }: AdminViewServerProps) {
  const { t, i18n } = initPageResult.req
  const { heading, sentence } = texts[i18n.language === 'en' ? 'en' : 'id']
  return (
    <div className="form-header">
      <h1>{heading}</h1>
      <p>{sentence}</p>
      <a href="/admin/login">{t('authentication:backToLogin')}</a>
    </div>
  )
}
