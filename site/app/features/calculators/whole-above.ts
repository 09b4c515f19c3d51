/** Rounds up, at least to 1, ignoring the inaccuracy of binary fractions: 24,000 ÷ 8,000 is 3. */
export function wholeAbove(value: number): number {
  return Math.max(1, Math.ceil(value - 1e-9))
}
