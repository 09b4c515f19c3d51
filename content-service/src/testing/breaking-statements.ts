/**
 * Returns the statements of a migration that older code would notice: everything but new tables and types, indexes that
 * forbid nothing, and columns that may be omitted.
 *
 * @param source the source of the migration, in either dialect
 * @returns the statements of its `up`, empty if the migration may be named `expand_…`
 */
export function breakingStatements(source: string): string[] {
  const [up = ''] = source.split('export async function down')
  const statements = [...up.matchAll(/sql`((?:\\`|[^`])*)`/g)]
    .flatMap(([, text = '']) => text.replaceAll('\\`', '"').split(';'))
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
  const tables = namesIn(statements, /^CREATE TABLE "(\w+)"/)
  const columns = namesIn(statements, /^ALTER TABLE ("\w+") ADD (?:COLUMN )?("\w+")/)
  // Program steps may change any row.
  const programs = up.match(/await (?!db\.(?:execute|run)\(sql`)[^\n]+/g) ?? []
  return [...statements.filter((one) => !isAddition(one, tables, columns)), ...programs]
}

function namesIn(statements: readonly string[], pattern: RegExp): ReadonlySet<string> {
  return new Set(statements.flatMap((one) => pattern.exec(one)?.slice(1).join('.') ?? []))
}

function isAddition(
  statement: string,
  tables: ReadonlySet<string>,
  columns: ReadonlySet<string>,
): boolean {
  if (/^CREATE (TABLE|TYPE|INDEX) /.test(statement)) return true
  const [, index] = /^CREATE UNIQUE INDEX "\w+" ON "(\w+)"/.exec(statement) ?? []
  const [, filled] = /^INSERT INTO "(\w+)"/.exec(statement) ?? []
  const indexTable = index ?? filled
  if (indexTable !== undefined) return tables.has(indexTable)
  const [, table = '', addition = ''] = /^ALTER TABLE "(\w+)" ADD (.*)$/.exec(statement) ?? []
  if (tables.has(table)) return true
  const [, key] = /^CONSTRAINT "\w+" FOREIGN KEY \(("\w+")\)/.exec(addition) ?? []
  if (key !== undefined) {
    // With another rule, older code could not delete documents that a new row refers to.
    return columns.has(`"${table}".${key}`) && /ON DELETE (cascade|set null)/i.test(addition)
  }
  const isColumn = /^(COLUMN )?"\w+" /.test(addition)
  const isRequired = /\bNOT NULL\b/i.test(addition) && !/\bDEFAULT\b/i.test(addition)
  return isColumn && !isRequired && !/\bUNIQUE\b/i.test(addition)
}
