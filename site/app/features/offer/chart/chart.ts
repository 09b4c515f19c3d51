/** A part of a row, placed in percent of the row's width. */
export type ChartMark =
  | { kind: 'bar'; from: number; to: number; tone: 'full' | 'pale' | 'line' }
  | { kind: 'point'; at: number; tone: 'full' | 'pale' }
  /** A circle of so many pixels across. */
  | { kind: 'grain'; at: number; size: number; tone: 'full' | 'pale' }

export type ChartRow = { name: string; value: string; detail: string; marks: ChartMark[] }

/** The figure by which a material is chosen, drawn. */
export type Chart = {
  kind: 'energy' | 'sizes' | 'grains' | 'nines' | 'parts' | 'impurities'
  rows: ChartRow[]
  /** Where the axis below has its ticks, in percent. */
  ticks: { at: number; text: string }[]
  /** What the axis is in, `''` for none. */
  unit: string
  /** What the tones mean. */
  legend: ('full' | 'pale' | 'line')[]
}

/** A place between two ends in percent, to a tenth. */
export function placeOn(figure: number, from: number, to: number): number {
  const share = (figure - from) / (to - from)
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10
}
