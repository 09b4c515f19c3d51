export type Count = { name: string; count: number }

/** More are no picture any more. */
const mostBars = 10

/** How often names occur, whatever their case, the most frequent first, and how many are left out. */
export function countBy(names: string[]): { counts: Count[]; others: number } {
  const groups = new Map<string, Count>()
  for (const name of names) {
    const key = name.toLowerCase()
    const group = groups.get(key) ?? { name, count: 0 }
    groups.set(key, { ...group, count: group.count + 1 })
  }
  const sorted = [...groups.values()].toSorted(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name),
  )
  const others = sorted.slice(mostBars).reduce((sum, { count }) => sum + count, 0)
  return { counts: sorted.slice(0, mostBars), others }
}
