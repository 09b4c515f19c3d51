/** Prints a line of the table: the measurement, its value, its target and whether it was met. */
export function printFigure(what: string, figure: string, target = '', isMet?: boolean): void {
  const result = isMet === undefined ? '' : isMet ? 'met' : 'MISSED'
  console.log(`${what.padEnd(46)} ${figure.padEnd(26)} ${target.padEnd(18)} ${result}`.trimEnd())
}

type Limit = { digits?: number; max?: number; min?: number }

/** Prints a number with its unit, and its limit, if it has one: the number meets it as it is printed. */
export function printNumber(what: string, value: number, unit: string, limit: Limit = {}): void {
  const { digits = 0, max, min } = limit
  const number = value.toFixed(digits)
  const figure = `${number} ${unit}`
  if (max !== undefined) printFigure(what, figure, `≤ ${max} ${unit}`, Number(number) <= max)
  else if (min !== undefined) printFigure(what, figure, `≥ ${min} ${unit}`, Number(number) >= min)
  else printFigure(what, figure)
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** @returns the value that a share of the values does not exceed */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN
}
