/** Returns the middle number, or the mean of the middle two; `null` for an empty list. */
export function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) return null
  const lower = sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? upper)
  return (lower + upper) / 2
}

/** Returns the smallest number that 90 of 100 do not exceed (nearest rank); `null` for an empty list. */
export function ninetieth(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? null
}
