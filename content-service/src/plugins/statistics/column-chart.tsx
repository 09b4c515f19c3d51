import type { ReactNode } from 'react'

/** The width of the chart in its own units: about the pixels of a phone. */
const width = 320
const height = 170
const top = 24
const bottom = 20

type Series = {
  name: string
  values: (number | null)[]
  /** The labels above the columns. */
  labels?: string[]
}

type Props = {
  /** The id of the chart in its page. */
  id: string
  title: string
  description: string
  columns: string[]
  series: Series[]
  /** Whether to show the names of the series, if there are several. */
  hasLegend?: boolean
  /** The label beside the line of the largest value. */
  largestLabel?: string
}

/** A column chart with one group of columns per month. */
export function ColumnChart({ id, title, description, columns, series, ...options }: Props) {
  const largest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const base = height - bottom
  const groupWidth = width / columns.length
  const columnWidth = (groupWidth * 0.76) / series.length
  const getHeight = (value: number) => (largest === 0 ? 0 : (value / largest) * (base - top))

  const column = (value: number | null, index: number, place: number): ReactNode => {
    if (value === null || value === 0) return null
    const x = groupWidth * (index + 0.12) + columnWidth * place
    const tall = Math.max(getHeight(value), 1)
    return (
      <rect
        key={`${columns[index]}-${index}`}
        className={`chart__column chart__column--${place + 1}`}
        x={x}
        y={base - tall}
        width={columnWidth - 1}
        height={tall}
      />
    )
  }

  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <line className="chart__line" x1={0} x2={width} y1={base} y2={base} />
      {options.largestLabel && largest > 0 && (
        <>
          <line className="chart__line chart__line--faint" x1={0} x2={width} y1={top} y2={top} />
          <text x={0} y={top - 4}>
            {options.largestLabel}
          </text>
        </>
      )}
      {options.hasLegend && <Legend series={series} />}
      {series.map(({ name, values, labels }, place) => (
        <g key={name}>
          {values.map((value, index) => column(value, index, place))}
          {labels?.map((label, index) => (
            <text
              key={`${columns[index]}-${index}`}
              x={groupWidth * (index + 0.5)}
              y={base - getHeight(values[index] ?? 0) - 4}
              textAnchor="middle"
            >
              {label}
            </text>
          ))}
        </g>
      ))}
      {columns.map((name, index) => (
        <text
          key={`${name}-${index}`}
          x={groupWidth * (index + 0.5)}
          y={height - 6}
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
    </svg>
  )
}

function Legend({ series }: { series: Series[] }) {
  const step = 90
  const left = width - step * series.length
  return (
    <g>
      {series.map(({ name }, place) => (
        <g key={name} transform={`translate(${left + step * place} 4)`}>
          <rect className={`chart__column--${place + 1}`} x={0} y={1} width={9} height={9} />
          <text x={14} y={9}>
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}
