const width = 320
const rowHeight = 34
/** The width at the right for the number. */
const numberWidth = 48
/** The number of characters, in the widest letters, that fit beside the number; the table has the whole name. */
const longestName = 42

type Bar = { name: string; count: number; label: string }

type Props = { id: string; title: string; description: string; bars: Bar[] }

/** A bar chart with each bar below its name. */
export function BarChart({ id, title, description, bars }: Props) {
  const largest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${bars.length * rowHeight}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {bars.map(({ name, count, label }, index) => {
        const long = (count / largest) * (width - numberWidth)
        return (
          <g key={name} transform={`translate(0 ${index * rowHeight})`}>
            <text x={0} y={12}>
              {shorten(name)}
            </text>
            {count > 0 && (
              <rect className="chart__column--1" x={0} y={17} width={long} height={11} />
            )}
            <text x={long + 6} y={26}>
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function shorten(name: string): string {
  const letters = [...name]
  return letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : name
}
