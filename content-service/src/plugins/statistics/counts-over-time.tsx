import { writeNumber } from '../../platform/admin/write-number.ts'
import { type AdminI18n, adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { ColumnChart } from './column-chart.tsx'
import { Figure } from './figure.tsx'

/** More columns leave no room for a number above each. */
const maxLabels = 12

type Props = {
  id: string
  title: string
  /** The names of the columns of the table: the time, and what is counted. */
  head: [time: string, counted: string]
  /** @property short the name below the column */
  counts: { name: string; short: string; count: number }[]
  i18n: AdminI18n
}

/** Shows a number for each day or month. */
export function CountsOverTime({ id, title, head, counts, i18n }: Props) {
  const write = (count: number) => writeNumber(count, adminLanguage(i18n.language))
  const [most] = counts.toSorted((one, other) => other.count - one.count)
  const values = counts.map(({ count }) => count)
  const isLabelled = counts.length <= maxLabels
  return (
    <Figure {...{ id, title, head, i18n }} rows={counts.map((one) => [one.name, write(one.count)])}>
      <ColumnChart
        id={id}
        title={title}
        description={fillIn(adminTexts(i18n).figures.most, {
          name: most?.name ?? '–',
          count: write(most?.count ?? 0),
        })}
        columns={counts.map(({ short }) => short)}
        series={[{ name: head[1], values, labels: isLabelled ? values.map(write) : [] }]}
        largestLabel={isLabelled ? undefined : write(most?.count ?? 0)}
      />
    </Figure>
  )
}
