/** Keeps a figure on one line with the word after it, its unit. */
export function withUnits(value: string): string {
  return value.replace(/(\d) (?=\S{1,8}(?:\s|$))/g, '$1\u00a0')
}
