/** The name of a migration that only adds to the schema: its date, its time, then `expand_`. */
const expansion = /^\d+_\d+_expand_/

/** Whether a migration says of itself that code from before it can serve the database after it. */
export function isExpansion(migration: string): boolean {
  return expansion.test(migration)
}

/**
 * The migrations of a database that this version does not know.
 *
 * @param applied the names that the database has recorded
 * @param known the names of this version
 */
export function unknownMigrations(
  applied: readonly string[],
  known: readonly string[],
): { expanding: string[]; breaking: string[] } {
  const unknown = applied.filter((name) => !known.includes(name))
  return {
    expanding: unknown.filter(isExpansion),
    breaking: unknown.filter((name) => !isExpansion(name)),
  }
}
