import type { ServerProps } from 'payload'
import { stages } from '../../collections/enquiries/stages.ts'
import { adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { InboxLinks } from './inbox-links.tsx'
import {
  assigneeInQuery,
  getDayConditions,
  getExportQuery,
  getListQuery,
  getQuery,
  statusInQuery,
  unansweredBefore,
  viewInQuery,
} from './list-query.ts'

const exportPath = '/cms/api/messages/export'

/** Shows the links to the day's views, to each status and to one's own messages, and the downloads, above the list. */
export function ListTools({ i18n, searchParams, user }: ServerProps) {
  const language = adminLanguage(i18n.language)
  const { inbox: text, spreadsheets } = adminTexts(i18n)
  const current = statusInQuery(searchParams)
  const view = viewInQuery(searchParams)
  const assignee = view === null ? assigneeInQuery(searchParams) : null
  const me = user ? Number(user.id) : null
  const isMine = me !== null && assignee === me
  const now = new Date()
  const views = {
    today: getListQuery(getDayConditions(me ?? 0, now)),
    overdue: getListQuery([unansweredBefore(now.toISOString())]),
  }
  return (
    <>
      <InboxLinks current="list" i18n={i18n} />
      <nav className="list-tools" aria-label={text.filter}>
        <a
          href={getQuery({ status: null, assignee })}
          aria-current={current === null && view === null ? 'page' : undefined}
        >
          {text.all}
        </a>
        {Object.entries(views).map(([name, query]) => (
          <a key={name} href={query} aria-current={view === name ? 'page' : undefined}>
            {Reflect.get(text, name)}
          </a>
        ))}
        {stages.map(({ value, label }) => (
          <a
            key={value}
            href={getQuery({ status: value, assignee })}
            aria-current={current === value ? 'page' : undefined}
          >
            {label[language]}
          </a>
        ))}
        <a
          className="list-tools__mine"
          href={getQuery({ status: current, assignee: isMine ? null : me })}
          aria-current={isMine ? 'true' : undefined}
        >
          {text.mine}
        </a>
        {view === null && (
          <>
            <a
              className="list-tools__download"
              href={`${exportPath}${getExportQuery({ status: current, assignee }, 'xlsx')}`}
              download
            >
              {spreadsheets.excel}
            </a>
            <a
              href={`${exportPath}${getExportQuery({ status: current, assignee }, 'csv')}`}
              download
            >
              {spreadsheets.csv}
            </a>
          </>
        )}
      </nav>
    </>
  )
}
