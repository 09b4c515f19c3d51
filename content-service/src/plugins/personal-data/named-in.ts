/** No character of an address precedes the match, and none that continues it follows. */
const before = /(?<![\p{L}\p{N}._%+-])/u
const after = /(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u

/**
 * Returns a pattern that finds an address inside a text, in any case, but not as part of a longer one: `i@pembeli.example`
 * is not in `budi@pembeli.example`.
 *
 * @param address as `addressKey` returns it
 */
export function getPattern(address: string): RegExp {
  const literal = address.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(before.source + literal + after.source, 'giu')
}

/** Whether one of the texts contains the address. */
export function isNamedIn(address: string, ...texts: (string | null | undefined)[]): boolean {
  return texts.some((text) => typeof text === 'string' && text.search(getPattern(address)) >= 0)
}
