/** What a column of text holds, `null` for nothing. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** A moment as ISO 8601: SQLite stores it as that, and PostgreSQL's driver returns it in its own form. */
export function momentIn(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString()
  const text = textIn(value)
  return text === null ? null : new Date(text).toISOString()
}
