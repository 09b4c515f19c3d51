/** Characters with a single spelling in an address; with others, a link could be written in several ways. */
const plainName = /^[\w.~-]+$/

/**
 * Returns texts of which a rich text, as JSON, contains at least one if it refers or links to a document. The reverse is
 * not certain.
 *
 * @param address the address of the document's page, `null` if it has none
 * @returns `null` if such texts cannot be determined: any rich text may link to it
 */
export function getUseTexts(id: number, address: string | null): string[] | null {
  // The databases write JSON with or without a space.
  const references = ['value', 'id'].flatMap((name) => [`"${name}":${id}`, `"${name}": ${id}`])
  if (address === null) return references
  const name = address.slice(address.lastIndexOf('/') + 1)
  // A browser treats a backslash as a slash, and JSON doubles it.
  return plainName.test(name) ? [...references, `/${name}`, `\\\\${name}`] : null
}
