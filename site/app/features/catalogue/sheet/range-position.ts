import type { Figure, SheetRow, SheetValue } from '@niaga/contract/sheets'
import type { RangeBar } from './sheet-lines.ts'

type Scale = NonNullable<SheetRow['scale']>

/** Returns the bar of a value on a linear scale, whose ends `written` formats; nothing for a text. */
export function rangeBar(
  value: SheetValue,
  scale: Scale,
  write: (figure: Figure) => string,
): RangeBar | null {
  const ends = getEnds(value, scale)
  if (!ends) return null
  const start = place(ends.from, scale)
  const width = place(ends.to, scale) - start
  return { start, width, from: write(scale.from), to: write(scale.to) }
}

function getEnds(value: SheetValue, scale: Scale): Scale | null {
  if ('text' in value) return null
  if ('exact' in value) return { from: value.exact, to: value.exact }
  if ('under' in value) return { from: scale.from, to: value.under }
  if ('over' in value) return { from: value.over, to: scale.to }
  return value
}

/** Rounds to a tenth of a percent, a third of a pixel on the widest bar. */
function place(figure: string, { from, to }: Scale): number {
  const share = (Number(figure) - Number(from)) / (Number(to) - Number(from))
  return Math.round(share * 1000) / 10
}
