/**
 * Removes invisible characters: control characters, which PostgreSQL and XML reject and terminals interpret, and
 * bidirectional overrides, which disguise a text. They come from pasted text, so the visitor is not asked to find them.
 * Line endings of every kind become `\n`.
 */
export function removeControlCharacters(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
}
