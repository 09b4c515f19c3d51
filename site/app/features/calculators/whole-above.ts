/** Rounds up, at least to 1, but not for what binary fractions add: 24,000 ÷ 8,000 is 3. */
export function wholeAbove(value: number): number {
  return Math.max(1, Math.ceil(value - 1e-9))
}
