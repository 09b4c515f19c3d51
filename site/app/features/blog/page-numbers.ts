/** Number of pages listed on each side of the current page. */
const reach = 1

/** Returns the listed pages: the first, the last and those around the current page; `null` is a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const near = Array.from({ length: 2 * reach + 1 }, (_, index) => page - reach + index)
  const numbers = [...new Set([1, ...near, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? 0) - 1
    if (missing === 1) return [number - 1, number]
    return missing > 1 ? [null, number] : [number]
  })
}
