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
import type { MonthFigures } from './read-figures.ts'

type Props = { months: MonthFigures[]; i18n: AdminI18n }

/** Shows the number of enquiries per month. */
export function MonthCounts({ months, i18n }: Props) {
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).figures
  const [most] = months.toSorted((one, other) => other.count - one.count)
  const figures = months.map(({ count }) => writeNumber(count, language))
  return (
    <section className="figure" aria-labelledby="months-heading">
      <h2 id="months-heading">{text.byMonth}</h2>
      <ColumnChart
        id="months"
        title={text.byMonth}
        description={fillIn(text.most, {
          name: most ? writeMonth(most.month, 'long', language) : '–',
          count: writeNumber(most?.count ?? 0, language),
        })}
        columns={months.map(({ month }) => writeMonth(month, 'short', language))}
        series={[
          { name: text.enquiries, values: months.map(({ count }) => count), labels: figures },
        ]}
      />
      <FigureTable
        summary={text.asTable}
        caption={text.byMonth}
        head={[text.month, text.enquiries]}
        rows={months.map(({ month }, index) => [
          writeMonth(month, 'long', language),
          figures[index] ?? '',
        ])}
      />
    </section>
  )
}
