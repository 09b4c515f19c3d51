/** What a link may lead to; written with other characters, an address has several spellings. */
const plainName = /^[\w.~-]+$/

/**
 * Texts of which a rich text, as JSON, holds at least one if it refers or links to a document. Those that hold one need not.
 *
 * @param address of the document's page, `null` if it has none
 * @returns `null` if no texts are known: any rich text may link to it
 */
export function textsOfUses(id: number, address: string | null): string[] | null {
  // With and without a space, as the databases write JSON.
  const references = ['value', 'id'].flatMap((name) => [`"${name}":${id}`, `"${name}": ${id}`])
  if (address === null) return references
  const name = address.slice(address.lastIndexOf('/') + 1)
  // A browser takes a backslash for a slash, and JSON writes it twice.
  return plainName.test(name) ? [...references, `/${name}`, `\\\\${name}`] : null
}
