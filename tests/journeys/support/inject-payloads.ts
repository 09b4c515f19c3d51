import type { ContentHost, StubResponse } from './content-host.ts'

/** Fields that the contract compares with fixed words: an entry with a payload there would only be omitted. */
const fixedKeys = new Set(['key', 'locale', 'created_at', 'published_date'])

/** Returns the texts in turn, and starts again after the last. */
export function rotation(texts: readonly string[]): () => string {
  let next = 0
  return () => texts[next++ % texts.length] ?? ''
}

/**
 * Replaces every text of every response, in the order of the fields, as a hostile editor or content host might.
 *
 * @param text returns the payload for a field name
 */
export async function injectPayloads(
  { responses }: ContentHost,
  text: (field: string) => string,
): Promise<void> {
  const injected = responses.entries().map(([path, response]): [string, StubResponse] => {
    return [path, { ...response, body: replaced(response.body, '', text) }]
  })
  await responses.replaceAll(Object.fromEntries(injected))
}

function replaced(value: unknown, field: string, text: (field: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, field, text))
  if (typeof value !== 'object' || value === null) {
    // A field without a picture gets a picture too.
    const isPicture = /image|logo|photo/.test(field)
    return typeof value === 'string' || (value === null && isPicture) ? text(field) : value
  }
  const entries = Object.entries(value).map(([name, entry]) => {
    if (fixedKeys.has(name)) return [name, entry]
    // The content of a section may be JSON in a string.
    const inner = typeof entry === 'string' && entry.startsWith('{') ? JSON.parse(entry) : entry
    return [name, replaced(inner, name, text)]
  })
  return Object.fromEntries(entries)
}
