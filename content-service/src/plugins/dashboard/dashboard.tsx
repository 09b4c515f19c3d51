import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { newStage } from '../../collections/enquiries/stages.ts'
import { isAdmin, isSales, lacksSecondFactor } from '../../platform/access/access.ts'
import { writeMoment } from '../../platform/admin/write-moment.ts'
import {
  type AdminLanguage,
  type AdminTexts,
  adminLanguage,
  adminTexts,
} from '../../platform/admin-kit/admin-texts.ts'
import type { Notice } from '../../platform/payload-types.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { openSlugs } from '../desk/admin-places.ts'
import { getStatusQuery } from '../enquiry-desk/list-query.ts'
import { maxDocuments } from '../publishing/publications.ts'
import { PublishDrafts } from '../publishing/publish-drafts.tsx'
import { checkDays, expiryDays, findAttention, type Reason } from './attention.ts'
import { latestEdits, unreadMessages } from './dashboard-content.ts'
import { FirstSteps } from './first-steps-part.tsx'
import { OpenMenu } from './open-menu.tsx'

/** The first page of the admin: what needs attention, unread messages and the latest edits. */
export async function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  const { i18n, payload, user } = req
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).overview
  const reasons: Record<Reason, string> = text.reasons
  const { needsSecondFactor, sampleContent } = servicesOf(payload).environment
  const hasContent = !isSales(user)
  const [notice, attention, { messages, total }, edits] = await Promise.all([
    hasContent ? payload.findGlobal({ slug: 'notice', depth: 0 }) : null,
    findAttention(req, i18n),
    unreadMessages(payload),
    latestEdits(req, await openSlugs(req)),
  ])
  const drafts = attention.flatMap((one) => one.drafts ?? [])
  return (
    <main>
      <Gutter className="overview">
        <OpenMenu />
        <h1>{text.heading}</h1>
        <div className="overview__parts">
          {sampleContent === 'none' && isAdmin(req) && <FirstSteps req={req} />}
          {user && lacksSecondFactor(user, needsSecondFactor) && (
            <p className="overview__part">
              {text.factor} <a href="/admin/account">{text.setUp}</a>
            </p>
          )}
          {notice && (
            <p className="overview__part">
              {getSpan(notice, text, language)}{' '}
              <a href="/admin/globals/notice">{text.editNotice}</a>
            </p>
          )}
          <section className="overview__part" aria-labelledby="overview-attention">
            <h2 id="overview-attention">{text.attention}</h2>
            {attention.length === 0 && <p>{text.nothing}</p>}
            <ul>
              {attention.map(({ reason, href, name, count, links }) => (
                <li key={`${reason} ${href}`}>
                  <a href={href}>
                    {fillIn(reasons[reason], { days: expiryDays, checkDays })}: {name}
                  </a>
                  <span className="overview__count">{count}</span>
                  {links.length > 0 && (
                    <span className="overview__excerpt">{links.join(', ')}</span>
                  )}
                </li>
              ))}
            </ul>
            <PublishDrafts drafts={drafts.slice(0, maxDocuments)} />
          </section>
          <section className="overview__part" aria-labelledby="overview-unread">
            <h2 id="overview-unread">
              {text.unread} <span className="overview__count">{total}</span>
            </h2>
            {messages.length === 0 && <p>{text.none}</p>}
            <ul>
              {messages.map(({ id, name, message, receivedAt, hasNewReply }) => (
                <li key={id}>
                  <a href={`/admin/collections/messages/${id}`}>{name}</a>
                  {hasNewReply && <strong>{text.newReply}</strong>}
                  <span className="overview__excerpt">{message}</span>
                  <time dateTime={receivedAt}>{writeMoment(receivedAt, language)}</time>
                </li>
              ))}
            </ul>
            <p className="overview__links">
              {total > 0 && (
                <a href={`/admin/collections/messages${getStatusQuery(newStage)}`}>
                  {text.allUnread}
                </a>
              )}
              <a href="/admin/collections/messages">{text.all}</a>
            </p>
          </section>
          {hasContent && (
            <section className="overview__part" aria-labelledby="overview-edits">
              <h2 id="overview-edits">{text.edits}</h2>
              {edits.length === 0 && <p>{text.noEdits}</p>}
              <ul>
                {edits.map(({ href, title, kind, updatedAt }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                    <span className="overview__excerpt">{kind}</span>
                    <time dateTime={updatedAt}>{writeMoment(updatedAt, language)}</time>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </Gutter>
    </main>
  )
}

/** Describes the published notice, and when visitors see it. One that has ended counts as none. */
function getSpan(
  { textIndonesian, textEnglish, from, until, _status }: Notice,
  text: AdminTexts['overview'],
  language: AdminLanguage,
): string {
  const sentence = textIndonesian || textEnglish
  const hasEnded = until && Date.parse(until) <= Date.now()
  if (!sentence || hasEnded || _status !== 'published') return text.noNotice
  const bounds = [
    from && fillIn(text.noticeFrom, { moment: writeMoment(from, language) }),
    until && fillIn(text.noticeUntil, { moment: writeMoment(until, language) }),
  ]
  return [fillIn(text.notice, { sentence }), ...bounds].filter(Boolean).join(' ')
}
