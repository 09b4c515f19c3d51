/** The maximum of PostgreSQL's `serial`. */
export const largestId = 2_147_483_647

/** Returns the id that a text consists of, `null` if it is none that a database assigns. */
export function parseId(text: unknown): number | null {
  const id = /^[1-9]\d{0,9}$/.test(String(text)) ? Number(text) : null
  return id !== null && id <= largestId ? id : null
}
