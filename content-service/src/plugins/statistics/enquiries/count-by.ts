export type Count = { name: string; count: number }

/** More bars would make the chart illegible. */
const maxBars = 10

/** Counts names regardless of case, most frequent first, and the omitted names. */
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
  const others = sorted.slice(maxBars).reduce((sum, { count }) => sum + count, 0)
  return { counts: sorted.slice(0, maxBars), others }
}
