import { writeNumber } from '../../../platform/admin/write-number.ts'
import {
  type AdminI18n,
  adminLanguage,
  adminTexts,
} from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { ColumnChart } from '../column-chart.tsx'
import { FigureTable } from '../figure-table.tsx'
import { writeMonth } from '../months.ts'
import type { Period, VisitFigures } from './read-visits.ts'

/** More names under the columns would overlap, and the outer ones would be cut off. */
const daysApart = 5
const firstDay = 2

const days = {
  id: new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
}

type Props = Pick<VisitFigures, 'pages'> & { period: Period; i18n: AdminI18n }

/** Shows the number of page views per day or month. */
export function PageViews({ pages, period, i18n }: Props) {
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).visits
  const isByDay = period === 'days'
  const title = isByDay ? text.pagesByDay : text.pagesByMonth
  const write = (count: number) => writeNumber(count, language)
  const getName = (name: string, style: 'short' | 'long') =>
    isByDay ? days[language].format(new Date(name)) : writeMonth(name, style, language)
  const [most] = pages.toSorted((one, other) => other.count - one.count)
  const counts = pages.map(({ count }) => count)
  return (
    <section className="figure" aria-labelledby="views-heading">
      <h2 id="views-heading">{title}</h2>
      <ColumnChart
        id="views"
        title={title}
        description={fillIn(text.most, {
          name: most ? getName(most.name, 'long') : '–',
          count: write(most?.count ?? 0),
        })}
        columns={pages.map(({ name }, index) =>
          isByDay && index % daysApart !== firstDay ? '' : getName(name, 'short'),
        )}
        series={[
          {
            name: text.views,
            values: counts,
            ...(!isByDay && { labels: counts.map(write) }),
          },
        ]}
        {...(isByDay && { largestLabel: write(Math.max(0, ...counts)) })}
      />
      <FigureTable
        summary={text.asTable}
        caption={title}
        head={[isByDay ? text.day : text.month, text.views]}
        rows={pages.map(({ name, count }) => [getName(name, 'long'), write(count)])}
      />
    </section>
  )
}
