import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { isSales } from '../../../platform/access/access.ts'
import { AdminPage } from '../../../platform/admin/admin-page.tsx'
import { type AdminI18n, adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { PageViews } from './page-views.tsx'
import { RankedVisits } from './ranked-visits.tsx'
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

type Props = { figures: VisitFigures; period: Period; i18n: AdminI18n }

function Pictures({ figures, period, i18n }: Props) {
  const text = adminTexts(i18n).visits
  const source = { of: text.source, write: (name: string) => writeSource(name, i18n), i18n }
  const { pages, top, downloads, sources, requests, requestPages, searches } = figures
  return (
    <div className="figures">
      <PageViews {...{ pages, period, i18n }} />
      <RankedVisits id="pages" title={text.top} of={text.page} {...top} i18n={i18n} />
      <RankedVisits
        {...{ id: 'downloads', title: text.downloads, of: text.file, i18n, ...downloads }}
      />
      <RankedVisits
        id="sources"
        title={text.sources}
        help={text.sourcesHelp}
        {...source}
        {...sources}
      />
      <RankedVisits
        id="requests"
        title={text.requests}
        help={text.requestsHelp}
        {...source}
        {...requests}
      />
      <RankedVisits
        {...{ id: 'request-pages', title: text.requestPages, of: text.page, i18n }}
        {...requestPages}
      />
      <RankedVisits
        {...{ id: 'searches', title: text.searches, of: text.query, i18n }}
        help={text.searchesHelp}
        {...searches}
      />
    </div>
  )
}

function isEmpty({ pages: _, ...ranked }: VisitFigures): boolean {
  return Object.values(ranked).every(({ total }) => total === 0)
}
