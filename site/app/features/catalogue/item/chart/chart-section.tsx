import { m } from '../../../../paraglide/messages.js'
import { Formula } from '../../../../ui/formula.tsx'
import type { Chart, ChartMark } from './chart.ts'

/**
 * Chart of the figure by which a material is chosen. Its values are written beside it, so the drawing itself is hidden
 * from screen readers.
 */
export function ChartSection({ chart }: { chart: Chart }) {
  const { kind, rows, ticks, unit, legend } = chart
  return (
    <section aria-labelledby="chart" className={`chart chart-${kind}`}>
      <div className="wrap">
        <div className="chart-head">
          <h2 id="chart" className="expanded text-heading">
            {titles[kind]()}
          </h2>
          <p>{leads[kind]()}</p>
        </div>
        <dl className="chart-rows">
          {rows.map(({ name, value, detail, marks }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {kind === 'nines' ? (
                  <Nines marks={marks} />
                ) : (
                  <svg
                    aria-hidden="true"
                    className="chart-marks"
                    width="100%"
                    height={heights[kind]}
                  >
                    {marks.map((mark, index) => (
                      <Mark key={`${index} ${mark.kind}`} mark={mark} height={heights[kind]} />
                    ))}
                  </svg>
                )}
                <strong>
                  {value} {unit}
                </strong>
                {detail !== '' && (
                  <span className="chart-detail">
                    <Formula text={detail} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {ticks.length > 0 && (
          <svg aria-hidden="true" className="chart-axis" width="100%" height="26">
            {ticks.map(({ at, text }) => (
              <text key={text} x={`${at}%`} y="18" textAnchor={anchorAt(at)}>
                {text}
              </text>
            ))}
          </svg>
        )}
        {legend.length > 0 && (
          <ul className="chart-legend">
            {legend.map((tone) => (
              <li key={tone}>
                <svg aria-hidden="true" width="16" height="16">
                  <rect
                    width="16"
                    height={tone === 'line' ? 4 : 16}
                    y={tone === 'line' ? 6 : 0}
                    className={`chart-${tone}`}
                  />
                </svg>
                {(kind === 'energy' ? energyTones : sizeTones)[tone]()}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const heights = {
  energy: 32,
  sizes: 28,
  grains: 128,
  nines: 0,
  parts: 44,
  impurities: 32,
} satisfies Record<Chart['kind'], number>

const titles = {
  energy: m.chart_energy,
  sizes: m.chart_sizes,
  grains: m.chart_grains,
  nines: m.chart_nines,
  parts: m.chart_parts,
  impurities: m.chart_impurities,
} satisfies Record<Chart['kind'], () => string>

const leads = {
  energy: m.chart_energy_lead,
  sizes: m.chart_sizes_lead,
  grains: m.chart_grains_lead,
  nines: m.chart_nines_lead,
  parts: m.chart_parts_lead,
  impurities: m.chart_impurities_lead,
} satisfies Record<Chart['kind'], () => string>

function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 5) return 'start'
  return percent > 95 ? 'end' : 'middle'
}

function Mark({ mark, height }: { mark: ChartMark; height: number }) {
  if (mark.kind === 'bar') {
    const inset = mark.tone === 'line' ? 0.44 : 0.19
    return (
      <rect
        x={`${mark.from}%`}
        width={`${Math.round((mark.to - mark.from) * 10) / 10}%`}
        y={height * inset}
        height={mark.tone === 'line' ? 4 : height * 0.62}
        className={`chart-${mark.tone}`}
      />
    )
  }
  const middle = height / 2
  const radius = mark.kind === 'grain' ? mark.size / 2 : 7
  // Grains rest on the ground.
  const y = mark.kind === 'grain' ? height - radius - 1 : middle
  return <circle cx={`${mark.at}%`} cy={y} r={radius} className={`chart-${mark.tone}`} />
}

/** Ten thousand parts, a hundred in a row, with the last in another colour. */
function Nines({ marks: [mark] }: { marks: readonly ChartMark[] }) {
  const others = mark?.kind === 'bar' ? mark.to : 0
  return (
    <svg aria-hidden="true" className="chart-nines-marks" viewBox="0 0 100 100">
      <pattern id="nines" width="1" height="1" patternUnits="userSpaceOnUse">
        <rect x="0.15" y="0.15" width="0.7" height="0.7" className="chart-full" />
      </pattern>
      <rect width="100" height="100" fill="url(#nines)" />
      <rect x={100 - others} y="99" width={others} height="1" className="chart-other" />
    </svg>
  )
}

const energyTones = { full: m.chart_gross, pale: m.chart_net, line: m.chart_specified }

const sizeTones = { full: m.chart_middle, pale: m.chart_span, line: m.chart_specified }
