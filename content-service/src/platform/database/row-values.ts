/** Returns the value of a text column, `null` for an empty one. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Returns a moment as ISO 8601: SQLite stores this form, and PostgreSQL's driver returns its own. */
export function momentIn(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString()
  const text = textIn(value)
  return text === null ? null : new Date(text).toISOString()
}
