import type { ServerProps } from 'payload'
import { queryOfStatus, statuses, statusInQuery } from './statuses.ts'

const texts = {
  id: { all: 'Semua', download: 'Unduh Excel', filter: 'Saring menurut status' },
  en: { all: 'All', download: 'Download Excel', filter: 'Filter by status' },
}

/** Shows a link for each status, and a download, above the list of messages. */
export function ListTools({ i18n, searchParams }: ServerProps) {
  const language = i18n.language === 'en' ? 'en' : 'id'
  const text = texts[language]
  const current = statusInQuery(searchParams)
  return (
    <nav className="list-tools" aria-label={text.filter}>
      <a href="?" aria-current={current === null ? 'page' : undefined}>
        {text.all}
      </a>
      {statuses.map(({ value, label }) => (
        <a
          key={value}
          href={queryOfStatus(value)}
          aria-current={current === value ? 'page' : undefined}
        >
          {label[language]}
        </a>
      ))}
      <a
        className="list-tools__download"
        href={`/cms/api/messages/export${current ? `?status=${current}` : ''}`}
        download
      >
        {text.download}
      </a>
    </nav>
  )
}
