import type { ServerProps } from 'payload'
import { isAdmin, lacksSecondFactor } from '../../platform/access/access.ts'
import { writeMoment } from '../../platform/admin/write-moment.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { latestEdits, unreadMessages } from './dashboard-content.ts'

const texts = {
  id: {
    unread: 'Pesan belum dibaca',
    none: 'Tidak ada pesan baru.',
    all: 'Semua pesan',
    edits: 'Suntingan terakhir',
    noEdits: 'Belum ada isi.',
    factor: 'Hak admin Anda berlaku setelah faktor kedua disiapkan.',
    setUp: 'Siapkan faktor kedua',
  },
  en: {
    unread: 'Unread messages',
    none: 'There are no new messages.',
    all: 'All messages',
    edits: 'Latest edits',
    noEdits: 'There is no content yet.',
    factor: 'Your admin rights apply once you have set up a second factor.',
    setUp: 'Set up a second factor',
  },
}

/** The first page of the admin: unread messages and the latest edits. */
export async function Dashboard({ i18n, payload, user }: ServerProps) {
  const language = i18n.language === 'en' ? 'en' : 'id'
  const text = texts[language]
  const { needsSecondFactor } = servicesOf(payload).environment
  const [{ messages, total }, edits] = await Promise.all([
    unreadMessages(payload),
    latestEdits(payload, language, isAdmin({ payload, user: user ?? null })),
  ])
  return (
    <div className="overview">
      {user && lacksSecondFactor(user, needsSecondFactor) && (
        <p className="overview__part">
          {text.factor} <a href="/admin/account">{text.setUp}</a>
        </p>
      )}
      <section className="overview__part" aria-labelledby="overview-unread">
        <h2 id="overview-unread">
          {text.unread} <span className="overview__count">{total}</span>
        </h2>
        {messages.length === 0 && <p>{text.none}</p>}
        <ul>
          {messages.map(({ id, name, message, receivedAt }) => (
            <li key={id}>
              <a href={`/admin/collections/messages/${id}`}>{name}</a>
              <span className="overview__excerpt">{message}</span>
              <time dateTime={receivedAt}>{writeMoment(receivedAt, language)}</time>
            </li>
          ))}
        </ul>
        <a href="/admin/collections/messages">{text.all}</a>
      </section>
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
    </div>
  )
}
