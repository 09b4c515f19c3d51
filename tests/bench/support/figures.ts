/** Prints a line of the table: the measurement, its value, its target and whether it was met. */
export function printFigure(what: string, figure: string, target = '', isMet?: boolean): void {
  const result = isMet === undefined ? '' : isMet ? 'met' : 'MISSED'
  console.log(`${what.padEnd(46)} ${figure.padEnd(26)} ${target.padEnd(18)} ${result}`.trimEnd())
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
