import { Button } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { writeMoment } from '../../platform/admin/write-moment.ts'
import { adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { readFirstSteps } from './first-steps.ts'
import { readTestMail } from './test-mail.ts'

/** Leads an admin from an empty database to a public site. */
export async function FirstSteps({ req: { i18n, payload } }: { req: PayloadRequest }) {
  const text = adminTexts(i18n).overview.steps
  const steps = await readFirstSteps(payload)
  const open = steps.filter(({ isDone }) => !isDone)
  if (open.length === 0) return null
  const done = fillIn(text.done, { done: steps.length - open.length, count: steps.length })
  return (
    <section className="overview__part overview__part--steps" aria-labelledby="overview-steps">
      <h2 id="overview-steps">
        {text.heading} <span className="overview__count">{done}</span>
      </h2>
      <p>{text.intro}</p>
      <ol>
        {open.map(({ name, href }) => (
          <li key={name}>
            {href ? <a href={href}>{text.names[name]}</a> : text.names[name]}
            {name === 'mail' && <TestMailForm i18n={i18n} payload={payload} />}
            {name === 'colleague' && (
              <form
                method="post"
                action="/cms/api/first-steps/works-alone"
                className="overview__links"
              >
                <Button type="submit" size="small" buttonStyle="secondary">
                  {text.notNeeded}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

async function TestMailForm({ i18n, payload }: Pick<PayloadRequest, 'i18n' | 'payload'>) {
  const text = adminTexts(i18n).overview.steps.mail
  const mail = await readTestMail(payload)
  const moment = mail ? writeMoment(mail.sentAt, adminLanguage(i18n.language)) : ''
  const { to = '', failure = null } = mail ?? {}
  return (
    <form method="post" action="/cms/api/test-mail" className="overview__links">
      {servicesOf(payload).environment.contactNotifyTo.length === 0 && <p>{text.onlyHere}</p>}
      {mail && (
        <p>{fillIn(failure ? text.failed : text.sent, { to, moment, code: failure ?? '' })}</p>
      )}
      <Button type="submit" size="small">
        {text.send}
      </Button>
      {mail && !failure && (
        <Button
          type="submit"
          size="small"
          extraButtonProps={{ formAction: '/cms/api/test-mail/arrived' }}
        >
          {text.arrived}
        </Button>
      )}
    </form>
  )
}
