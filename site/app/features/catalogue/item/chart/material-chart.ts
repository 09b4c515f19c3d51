import type { Product } from '@niaga/contract/entities'
import { figureText } from '@niaga/contract/figure-text'
import type { Locale } from '@niaga/contract/locale'
import type { SheetRow } from '@niaga/contract/sheets'
import { translated } from '@niaga/contract/translation'
import { type GradeView, gradeViews } from '../../offer/grade-view.ts'
import type { Material } from '../../sheet/sheet-looks.ts'
import { type Chart, type ChartMark, type ChartRow, placeOn } from './chart.ts'

type ChartData = { grades: readonly GradeView[]; rows: readonly SheetRow[]; locale: Locale }

/** Returns the chart for a material from the figures of its grades; `null` if they lack the figures. */
export function materialChart(
  material: Material,
  product: Product,
  rows: readonly SheetRow[],
  locale: Locale,
): Chart | null {
  const chart = charts[material]?.({ grades: gradeViews(product, locale), rows, locale }) ?? null
  return chart && chart.rows.length > 0 ? chart : null
}

const charts: Partial<Record<Material, (data: ChartData) => Chart | null>> = {
  coal: energy,
  silica: sizes,
  quartz: grains,
  gold: nines,
  zircon: parts,
  tin: impurities,
}

/** Coal: the calorific value of each grade on the scale of the sheet, net and gross. */
function energy({ grades, rows, locale }: ChartData): Chart | null {
  const specified = rows.find(({ unit, scale }) => isHeat(unit) && scale)
  const scale = specified?.scale
  if (!scale) return null
  const [from, to] = [Number(scale.from), Number(scale.to)]
  const at = (figure: string) => placeOn(Number(figure), from, to)
  const span: ChartMark[] =
    specified.from !== undefined && specified.to !== undefined
      ? [{ kind: 'bar', from: at(specified.from), to: at(specified.to), tone: 'line' }]
      : []
  return {
    kind: 'energy',
    unit: specified.unit ?? '',
    ticks: [from, (from + to) / 2, to].map((tick) => ({
      at: placeOn(tick, from, to),
      text: figureText(String(Math.round(tick)), locale),
    })),
    legend: ['full', 'pale', 'line'],
    rows: grades.flatMap((grade) => {
      const [gar, nar] = ['GAR', 'NAR'].map((basis) => getHeat(grade, basis))
      if (gar === undefined) return []
      // The bar runs from net to gross; its length from the scale's end would have no meaning.
      const net: ChartMark[] =
        nar === undefined ? [] : [{ kind: 'bar', from: at(nar), to: at(gar), tone: 'pale' }]
      return {
        name: grade.name,
        value: figureText(gar, locale),
        detail: nar === undefined ? '' : `NAR ${figureText(nar, locale)}`,
        marks: [...span, ...net, { kind: 'point', at: at(gar), tone: 'full' }],
      }
    }),
  }
}

/** Milled sand: from the finest to the coarsest grain, with the median, on a logarithmic scale. */
function sizes({ grades, locale }: ChartData): Chart {
  const [from, to] = [0, 3]
  const at = (figure: string) => placeOn(Math.log10(Math.max(Number(figure), 1)), from, to)
  return {
    kind: 'sizes',
    unit: 'µm',
    ticks: ['1', '10', '100', '1000'].map((tick) => ({ at: at(tick), text: tick })),
    legend: ['pale', 'full'],
    rows: grades.flatMap((grade) => {
      const span = grade.rows.find((row) => isSize(row) && row.from !== undefined)
      const middle = grade.rows.find((row) => isSize(row) && getFigure(row) !== undefined)
      if (!span?.from || !span.to) return []
      const d50 = middle && getFigure(middle)
      const point: ChartMark[] = d50 ? [{ kind: 'point', at: at(d50), tone: 'full' }] : []
      return {
        name: grade.name,
        value: `${figureText(span.from, locale)}–${figureText(span.to, locale)}`,
        detail: d50 ? `d50 ${figureText(d50, locale)}` : '',
        marks: [{ kind: 'bar', from: at(span.from), to: at(span.to), tone: 'pale' }, ...point],
      }
    }),
  }
}

/** Pixels in a micrometre: a hundredfold enlargement at 96 pixels to the inch. */
const pixelsPerMicrometre = (100 * 96) / 25_400

/** Positions far enough apart on a phone. */
const grainPlaces = [7, 24, 46, 70, 91]

/** Screened sand: grains of the finest and the coarsest size, enlarged a hundred times. */
function grains({ grades, locale }: ChartData): Chart {
  return {
    kind: 'grains',
    unit: 'µm',
    ticks: [],
    legend: [],
    rows: grades.flatMap((grade) => {
      const span = grade.rows.find((row) => isSize(row) && row.from !== undefined)
      if (!span?.from || !span.to) return []
      const [fine, coarse] = [Number(span.from), Number(span.to)]
      const sizes = [fine, (2 * fine + coarse) / 3, coarse, (fine + coarse) / 2, fine]
      return {
        name: grade.name,
        value: `${figureText(span.from, locale)}–${figureText(span.to, locale)}`,
        detail: '',
        marks: sizes.map((size, index) => ({
          kind: 'grain',
          at: grainPlaces[index] ?? 0,
          size: Math.round(Math.min(size, 320) * pixelsPerMicrometre),
          tone: size === fine || size === coarse ? 'full' : 'pale',
        })),
      }
    }),
  }
}

/** Gold: ten thousand parts, and the number of impurities among them. */
function nines({ rows, locale }: ChartData): Chart | null {
  const purity = rows.find(({ unit, exact }) => unit === '%' && exact !== undefined)
  if (purity?.exact === undefined) return null
  const others = Math.round((100 - Number(purity.exact)) * 100)
  if (others < 1 || others > 100) return null
  return {
    kind: 'nines',
    unit: '',
    ticks: [],
    legend: [],
    rows: [
      {
        name: translated(purity, 'parameter', locale),
        value: `${figureText(String(10_000 - others), locale)} / ${figureText('10000', locale)}`,
        detail: '',
        marks: [{ kind: 'bar', from: 0, to: others, tone: 'full' }],
      },
    ],
  }
}

/** Zircon: composition of a hundred parts of each grade, the largest first. */
function parts({ grades, locale }: ChartData): Chart {
  return {
    kind: 'parts',
    unit: '%',
    ticks: [0, 50, 100].map((at) => ({ at, text: String(at) })),
    legend: [],
    rows: grades.flatMap((grade) => {
      const shares = grade.rows
        .filter((row) => row.unit === '%' && getFigure(row) !== undefined)
        .map((row) => ({ name: row.parameter, share: Number(getFigure(row)) }))
        .sort((one, other) => other.share - one.share)
        .slice(0, 2)
      if (shares.length < 2 || shares.reduce((sum, { share }) => sum + share, 0) > 100) return []
      let from = 0
      const marks = shares.map(({ share }, index): ChartMark => {
        const bar = {
          kind: 'bar',
          from,
          to: from + share,
          tone: index === 0 ? 'full' : 'pale',
        } as const
        from += share
        return bar
      })
      return {
        name: grade.name,
        value: `${figureText(String(shares[0]?.share ?? ''), locale)}`,
        detail: shares
          .map(({ name, share }) => `${name} ${figureText(String(share), locale)}`)
          .join(' · '),
        marks,
      }
    }),
  }
}

/** Tin: impurities by element, in parts per million. */
function impurities({ grades, locale }: ChartData): Chart {
  const shares = grades.map((grade) => {
    const elements = grade.rows
      .filter((row) => row.unit === '%' && Number(getFigure(row) ?? 100) < 5)
      .map((row) => ({
        name: /\((\p{L}{1,3})\)/u.exec(row.parameter)?.[1] ?? row.parameter,
        share: Math.round(Number(getFigure(row)) * 10_000),
      }))
    return { grade, elements, sum: elements.reduce((sum, { share }) => sum + share, 0) }
  })
  const most = Math.max(...shares.map(({ sum }) => sum), 1)
  const end = Math.ceil(most / 500) * 500
  return {
    kind: 'impurities',
    unit: 'ppm',
    ticks: [0, end / 2, end].map((tick) => ({
      at: placeOn(tick, 0, end),
      text: figureText(String(Math.round(tick)), locale),
    })),
    legend: [],
    rows: shares.flatMap(({ grade, elements, sum }): ChartRow[] => {
      if (elements.length === 0) return []
      let from = 0
      const tones = ['full', 'pale'] as const
      const marks = elements.map(({ share }, index): ChartMark => {
        const to = from + share
        const tone = tones[index % 2] ?? 'full'
        const bar = {
          kind: 'bar',
          from: placeOn(from, 0, end),
          to: placeOn(to, 0, end),
          tone,
        } as const
        from = to
        return bar
      })
      return [
        {
          name: grade.name,
          value: `${figureText(String(sum), locale)}`,
          detail: elements
            .map(({ name, share }) => `${name} ${figureText(String(share), locale)}`)
            .join(' · '),
          marks,
        },
      ]
    }),
  }
}

function isHeat(unit: string | null): boolean {
  return /^kcal\/kg$/i.test(unit ?? '')
}

function getHeat({ rows }: GradeView, basis: string): string | undefined {
  const row = rows.find((candidate) => isHeat(candidate.unit) && candidate.basis === basis)
  return row && getFigure(row)
}

function isSize({ unit }: SheetRow): boolean {
  return unit === 'µm'
}

/** Returns the figure of a row that is not a range. */
function getFigure({ typical, exact }: SheetRow): string | undefined {
  return typical ?? exact
}
