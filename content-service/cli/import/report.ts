export type Outcome = 'new' | 'changed' | 'unchanged' | 'omitted'

const outcomes: Outcome[] = ['new', 'changed', 'unchanged', 'omitted']

export type Report = ReturnType<typeof createReport>

/** Counts the results of an import and collects its problems. */
export function createReport() {
  const counts = new Map<string, Record<Outcome, number>>()
  const problems = new Set<string>()

  return {
    problems: () => [...problems],

    count(kind: string, outcome: Outcome): void {
      const outcomesOfKind = counts.get(kind) ?? { new: 0, changed: 0, unchanged: 0, omitted: 0 }
      counts.set(kind, { ...outcomesOfKind, [outcome]: outcomesOfKind[outcome] + 1 })
    },

    /** @param what names the entry for the editor */
    problem(what: string, reason: string): void {
      problems.add(`${what}: ${reason}`)
    },

    /** `products: 5 new, 1 unchanged` */
    line(kind: string): string {
      const outcomesOfKind = counts.get(kind)
      const parts = outcomes.flatMap((name) =>
        outcomesOfKind?.[name] ? [`${outcomesOfKind[name]} ${name}`] : [],
      )
      return `${kind}: ${parts.join(', ') || 'none'}`
    },

    /** Returns the number of written entries and pictures. */
    written: (): number =>
      [...counts.values()].reduce((sum, count) => sum + count.new + count.changed, 0),
  }
}
