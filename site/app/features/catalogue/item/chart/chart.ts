/** A part of a row, placed in percent of the row's width. */
export type ChartMark =
  | { kind: 'bar'; from: number; to: number; tone: 'full' | 'pale' | 'line' }
  | { kind: 'point'; at: number; tone: 'full' | 'pale' }
  /** A circle with this diameter in pixels. */
  | { kind: 'grain'; at: number; size: number; tone: 'full' | 'pale' }

export type ChartRow = { name: string; value: string; detail: string; marks: ChartMark[] }

/** Chart of the figure by which a material is chosen. */
export type Chart = {
  kind: 'energy' | 'sizes' | 'grains' | 'nines' | 'parts' | 'impurities'
  rows: ChartRow[]
  /** Positions of the ticks of the axis below, in percent. */
  ticks: { at: number; text: string }[]
  /** Unit of the axis, `''` without a unit. */
  unit: string
  /** ParsedCell of the tones. */
  legend: ('full' | 'pale' | 'line')[]
}

/** Returns the position of a figure between two ends, in percent to a tenth. */
export function placeOn(figure: number, from: number, to: number): number {
  const share = (figure - from) / (to - from)
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10
}
