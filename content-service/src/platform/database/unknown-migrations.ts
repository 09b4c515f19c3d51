/** The name of a migration that only adds to the schema: its date, its time, then `expand_`. */
const expansion = /^\d+_\d+_expand_/

/** Whether code from before a migration can serve the database after it, according to the migration's name. */
export function isExpansion(migration: string): boolean {
  return expansion.test(migration)
}

/**
 * Returns the migrations of a database that this version does not have.
 *
 * @param applied the names recorded in the database
 * @param migrations the names of this version
 */
export function unknownMigrations(
  applied: readonly string[],
  migrations: readonly string[],
): { expanding: string[]; breaking: string[] } {
  const unknown = applied.filter((name) => !migrations.includes(name))
  return {
    expanding: unknown.filter(isExpansion),
    breaking: unknown.filter((name) => !isExpansion(name)),
  }
}
