import { writeNumber } from '../../../platform/admin/write-number.ts'
import {
  type AdminI18n,
  adminLanguage,
  adminTexts,
} from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { BarChart } from '../bar-chart.tsx'
import { FigureTable } from '../figure-table.tsx'
import type { VisitRanking } from './read-visits.ts'

type Props = VisitRanking & {
  id: string
  title: string
  /** The name of the counted things. */
  of: string
  help?: string
  /** Writes a name for editors. */
  write?: (name: string) => string
  i18n: AdminI18n
}

/** Shows the most frequent names as bars, and as a table with the language of their pages. */
export function RankedVisits({ id, title, of, help, counts, others, i18n, ...rest }: Props) {
  const { write = (name) => name } = rest
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).visits
  const number = (count: number) => writeNumber(count, language)
  const [most] = counts
  const rows = counts.map((one) => [write(one.name), ...[one.count, one.id, one.en].map(number)])
  return (
    <section className="figure" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {help !== undefined && <p className="aside">{help}</p>}
      {most || others > 0 ? (
        <>
          {most && (
            <BarChart
              id={id}
              title={title}
              description={fillIn(text.most, { name: write(most.name), count: number(most.count) })}
              bars={counts.map(({ name, count }) => ({
                ...{ name: write(name), count, label: number(count) },
              }))}
            />
          )}
          <FigureTable
            summary={text.asTable}
            caption={title}
            head={[of, text.total, text.indonesian, text.english]}
            rows={others > 0 ? [...rows, [text.others, number(others), '', '']] : rows}
          />
        </>
      ) : (
        <p>{text.none}</p>
      )}
    </section>
  )
}
