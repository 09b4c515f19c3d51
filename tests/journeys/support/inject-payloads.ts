import type { ContentHost, StubResponse } from './content-host.ts'

/** What the contract compares with fixed words; a payload there would only take the field away. */
const fixedKeys = new Set(['key', 'locale', 'created_at', 'published_date'])

/** Hands out one text after the other, for ever. */
export function rotation(texts: readonly string[]): () => string {
  let next = 0
  return () => texts[next++ % texts.length] ?? ''
}

/**
 * Writes over every text of every answer, as a hostile editor or content host might, in the order in which the
 * fields stand.
 *
 * @param text gives the text of a field by its name
 */
export function injectPayloads({ responses }: ContentHost, text: (field: string) => string): void {
  for (const [path, answer] of [...responses]) {
    responses.set(path, { ...answer, body: poisoned(answer.body, '', text) } satisfies StubResponse)
  }
}

function poisoned(value: unknown, field: string, text: (field: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => poisoned(entry, field, text))
  if (typeof value !== 'object' || value === null) {
    // A picture that is missing is a field all the same.
    const isPicture = /image|logo|photo/.test(field)
    return typeof value === 'string' || (value === null && isPicture) ? text(field) : value
  }
  const entries = Object.entries(value).map(([name, entry]) => {
    if (fixedKeys.has(name)) return [name, entry]
    // Content of a section may stand in it as JSON.
    const inner = typeof entry === 'string' && entry.startsWith('{') ? JSON.parse(entry) : entry
    return [name, poisoned(inner, name, text)]
  })
  return Object.fromEntries(entries)
}
