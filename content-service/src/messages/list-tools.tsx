import type { ServerProps } from 'payload'
import type { Label } from '../admin/labels.ts'

const filters = [
  { status: null, label: { id: 'Semua', en: 'All' } },
  { status: 'new', label: { id: 'Baru', en: 'New' } },
  { status: 'read', label: { id: 'Dibaca', en: 'Read' } },
  { status: 'answered', label: { id: 'Dijawab', en: 'Answered' } },
  { status: 'spam', label: { id: 'Spam', en: 'Spam' } },
] as const satisfies { status: string | null; label: Label }[]

const download = { id: 'Unduh CSV', en: 'Download CSV' }
const filterName = { id: 'Saring menurut status', en: 'Filter by status' }

/** Above the list of messages: one link for each status, and the list as a file. */
export function ListTools({ i18n, searchParams }: ServerProps) {
  const language = i18n.language === 'en' ? 'en' : 'id'
  const asked = JSON.stringify(searchParams?.where ?? '')
  const current = filters.find(({ status }) => status && asked.includes(`"${status}"`))?.status
  return (
    <nav className="list-tools" aria-label={filterName[language]}>
      {filters.map(({ status, label }) => (
        <a
          key={label.en}
          href={status ? `?where[or][0][and][0][status][equals]=${status}` : '?'}
          aria-current={(current ?? null) === status ? 'page' : undefined}
        >
          {label[language]}
        </a>
      ))}
      <a
        className="list-tools__download"
        href={`/cms/api/messages/export${current ? `?status=${current}` : ''}`}
        download
      >
        {download[language]}
      </a>
    </nav>
  )
}
