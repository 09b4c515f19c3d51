/** No character of an address stands before it, and none that continues it after it. */
const before = /(?<![\p{L}\p{N}._%+-])/u
const after = /(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u

/**
 * Finds an address inside a text, in letters of any case, but not as a part of a longer one: `i@pembeli.example` is not in
 * `budi@pembeli.example`.
 *
 * @param address as `addressKey` gives it
 */
export function patternOf(address: string): RegExp {
  const literal = address.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(before.source + literal + after.source, 'giu')
}

/** Whether one of the texts names the address. */
export function isNamedIn(address: string, ...texts: (string | null | undefined)[]): boolean {
  return texts.some((text) => typeof text === 'string' && text.search(patternOf(address)) >= 0)
}
