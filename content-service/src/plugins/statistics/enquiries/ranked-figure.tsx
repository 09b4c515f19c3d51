import { writeNumber } from '../../../platform/admin/write-number.ts'
import {
  type AdminI18n,
  adminLanguage,
  adminTexts,
} from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { BarChart } from '../bar-chart.tsx'
import { FigureTable } from '../figure-table.tsx'
import type { Count } from './count-by.ts'

type Props = {
  id: string
  title: string
  /** The name of the counted things. */
  of: string
  counts: Count[]
  /** The number of omitted items. */
  others: number
  i18n: AdminI18n
}

/** Shows counts as bars and as a table. */
export function RankedFigure({ id, title, of, counts, others, i18n }: Props) {
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).figures
  const write = (count: number) => writeNumber(count, language)
  const [most] = counts.toSorted((one, other) => other.count - one.count)
  const rows = counts.map(({ name, count }) => [name, write(count)])
  return (
    <section className="figure" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {most ? (
        <>
          <BarChart
            id={id}
            title={title}
            description={fillIn(text.most, { name: most.name, count: write(most.count) })}
            bars={counts.map((one) => ({ ...one, label: write(one.count) }))}
          />
          <FigureTable
            summary={text.asTable}
            caption={title}
            head={[of, text.enquiries]}
            rows={others > 0 ? [...rows, [text.others, write(others)]] : rows}
          />
        </>
      ) : (
        <p>{text.noneNamed}</p>
      )}
    </section>
  )
}
