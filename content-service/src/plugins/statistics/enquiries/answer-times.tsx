import { writeNumber } from '../../../platform/admin/write-number.ts'
import {
  type AdminI18n,
  adminLanguage,
  adminTexts,
} from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { ColumnChart } from '../column-chart.tsx'
import { Figure } from '../figure.tsx'
import { writeMonth } from '../months.ts'
import type { MonthFigures } from './read-figures.ts'
import { writeHours } from './write-hours.ts'

type Props = { months: MonthFigures[]; i18n: AdminI18n }

/** Shows how soon the enquiries of each month were first answered. */
export function AnswerTimes({ months, i18n }: Props) {
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).figures
  const latest = months.findLast(({ answered }) => answered > 0)
  const longest = Math.max(0, ...months.map(({ ninetiethHours }) => ninetiethHours ?? 0))
  const rows = months.map(({ month, count, answered, medianHours, ninetiethHours }) => [
    writeMonth(month, 'long', language),
    writeNumber(count, language),
    writeNumber(answered, language),
    writeHours(medianHours, language),
    writeHours(ninetiethHours, language),
  ])
  return (
    <Figure
      {...{ id: 'times', title: text.answerTime, rows, i18n }}
      head={[text.month, text.enquiries, text.answered, text.median, text.ninetieth]}
    >
      {latest ? (
        <ColumnChart
          id="times"
          title={text.answerTime}
          description={fillIn(text.latest, {
            name: writeMonth(latest.month, 'long', language),
            median: writeHours(latest.medianHours, language),
            ninetieth: writeHours(latest.ninetiethHours, language),
          })}
          columns={months.map(({ month }) => writeMonth(month, 'short', language))}
          series={[
            { name: text.median, values: months.map(({ medianHours }) => medianHours) },
            {
              name: text.ninetiethLegend,
              values: months.map(({ ninetiethHours }) => ninetiethHours),
            },
          ]}
          hasLegend
          largestLabel={writeHours(longest, language)}
        />
      ) : (
        <p>{text.noneAnswered}</p>
      )}
    </Figure>
  )
}
