import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { isSales } from '../../../platform/access/access.ts'
import { AdminPage } from '../../../platform/admin/admin-page.tsx'
import {
  type AdminI18n,
  adminLanguage,
  adminTexts,
} from '../../../platform/admin-kit/admin-texts.ts'
import { CountsOverTime } from '../counts-over-time.tsx'
import { writeMonth } from '../months.ts'
import { RankedFigure } from '../ranked-figure.tsx'
import { type Period, periods, readVisits, type VisitFigures } from './read-visits.ts'
import { exportPlace, getPlace, visitsPlace } from './visit-places.ts'
import { writeSource } from './write-source.ts'

/** Shows the site's visit figures, in charts drawn on the server. */
export async function VisitsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(visitsPlace)}`)
  if (isSales(req.user)) redirect('/admin')
  const { i18n } = req
  const text = adminTexts(i18n).visits
  const period = periods.find((candidate) => candidate === view.searchParams?.period) ?? 'days'
  const figures = await readVisits(req.payload, period, new Date())
  return (
    <AdminPage view={view} className="inbox visits" heading={text.heading}>
      <p>{text.intro}</p>
      <nav className="list-tools inbox-links" aria-label={text.periods}>
        {periods.map((option) => (
          <a
            key={option}
            href={getPlace(option)}
            aria-current={option === period ? 'page' : undefined}
          >
            {text[option]}
          </a>
        ))}
        <a href={exportPlace} download>
          {text.export}
        </a>
      </nav>
      {isEmpty(figures) ? <p>{text.empty}</p> : <Pictures {...{ figures, period, i18n }} />}
    </AdminPage>
  )
}

/** More names under the columns would overlap, and the outer ones would be cut off. */
const daysApart = 5
const firstDay = 2

const days = {
  id: new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
}

type Props = { figures: VisitFigures; period: Period; i18n: AdminI18n }

function Pictures({ figures, period, i18n }: Props) {
  const language = adminLanguage(i18n.language)
  const {
    visits: text,
    translations: { languages },
  } = adminTexts(i18n)
  const isByDay = period === 'days'
  const counts = figures.pages.map(({ name, count }, index) => {
    if (!isByDay) {
      return {
        name: writeMonth(name, 'long', language),
        short: writeMonth(name, 'short', language),
        count,
      }
    }
    const day = days[language].format(new Date(name))
    return { name: day, short: index % daysApart === firstDay ? day : '', count }
  })
  const ranked = (id: Exclude<keyof VisitFigures, 'pages'>, of: string, help?: string) => (
    <RankedFigure
      {...{ id, title: text[id], help, others: figures[id].others, none: text.none, i18n }}
      head={[of, text.total, languages.id, languages.en]}
      counts={figures[id].counts.map(({ name, count, id, en }) => ({
        ...{ name: of === text.source ? writeSource(name, i18n) : name, count, more: [id, en] },
      }))}
    />
  )
  return (
    <div className="figures">
      <CountsOverTime
        {...{ id: 'views', title: isByDay ? text.pagesByDay : text.pagesByMonth, counts, i18n }}
        head={[isByDay ? text.day : text.month, text.views]}
      />
      {ranked('top', text.page)}
      {ranked('downloads', text.file)}
      {ranked('sources', text.source, text.sourcesHelp)}
      {ranked('requests', text.source, text.requestsHelp)}
      {ranked('requestPages', text.page)}
      {ranked('searches', text.query, text.searchesHelp)}
    </div>
  )
}

function isEmpty({ pages: _, ...ranked }: VisitFigures): boolean {
  return Object.values(ranked).every(({ total }) => total === 0)
}
