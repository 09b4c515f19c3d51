import { writeNumber } from '../../platform/admin/write-number.ts'
import { type AdminI18n, adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { BarChart } from './bar-chart.tsx'
import { Figure } from './figure.tsx'

type Props = {
  id: string
  title: string
  help?: string
  /** The names of the columns: the counted things, their number, and more. */
  head: string[]
  /** @property more the numbers in the further columns */
  counts: { name: string; count: number; more?: number[] }[]
  /** The number of omitted items. */
  others: number
  none: string
  i18n: AdminI18n
}

/** Shows counts as bars and as a table. */
export function RankedFigure({ id, title, help, head, counts, others, none, i18n }: Props) {
  const text = adminTexts(i18n).figures
  const write = (count: number) => writeNumber(count, adminLanguage(i18n.language))
  const [most] = counts.toSorted((one, other) => other.count - one.count)
  const rows = counts.map(({ name, count, more = [] }) => [name, ...[count, ...more].map(write)])
  if (others > 0) rows.push([text.others, write(others), ...head.slice(2).map(() => '')])
  return (
    <Figure {...{ id, title, head, rows, i18n }}>
      {help !== undefined && <p className="aside">{help}</p>}
      {most && (
        <BarChart
          id={id}
          title={title}
          description={fillIn(text.most, { name: most.name, count: write(most.count) })}
          bars={counts.map(({ name, count }) => ({ name, count, label: write(count) }))}
        />
      )}
      {rows.length === 0 && <p>{none}</p>}
    </Figure>
  )
}
