/** The middle of some numbers, or the mean of the two in the middle; `null` of none. */
export function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) return null
  const lower = sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? upper)
  return (lower + upper) / 2
}

/** The smallest number that is not exceeded by 90 of 100 (nearest rank); `null` of none. */
export function ninetieth(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? null
}
