import type { AdminViewServerProps } from 'payload'
import { adminTexts } from '../admin-kit/admin-texts.ts'

/** Without a mail server, Payload's form would report success and send nothing. */
export function ForgotWithoutMail({ initPageResult }: AdminViewServerProps) {
  const { t, i18n } = initPageResult.req
  const { heading, sentence } = adminTexts(i18n).withoutMail
  return (
    <div className="form-header">
      <h1>{heading}</h1>
      <p>{sentence}</p>
      <a href="/admin/login">{t('authentication:backToLogin')}</a>
    </div>
  )
}
