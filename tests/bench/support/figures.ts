/** A line of the table: what was measured, the figure, and the target that it is held against. */
export function tell(what: string, figure: string, target = '', isMet?: boolean): void {
  const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED'
  console.log(`${what.padEnd(46)} ${figure.padEnd(26)} ${target.padEnd(18)} ${verdict}`.trimEnd())
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
