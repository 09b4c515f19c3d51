/**
 * Maximum number of objects, lists and entries in one response. A list of 10,000 posts has 60,000; 1,000 products with a
 * dozen features in two languages have 170,000. An empty object takes thirty times its bytes in memory.
 */
const maxParts = 300_000

/** The contract's own responses are at most nine levels deep, in the content of the home page's sections. */
const maxDepth = 32

const quote = '"'.charCodeAt(0)
const backslash = '\\'.charCodeAt(0)
const comma = ','.charCodeAt(0)
const beginList = '['.charCodeAt(0)
const endList = ']'.charCodeAt(0)
const beginObject = '{'.charCodeAt(0)
const endObject = '}'.charCodeAt(0)

/**
 * `JSON.parse` for data from another host. Objects and lists take far more memory than their bytes, so their number and
 * depth are limited before parsing.
 *
 * @throws {Error} with one sentence when there are too many, or they are nested too deeply
 * @throws {SyntaxError} when the text is not JSON
 */
export function parseLimitedJson(source: Uint8Array | string): unknown {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source
  checkShape(bytes)
  return JSON.parse(typeof source === 'string' ? source : new TextDecoder().decode(source))
}

function checkShape(bytes: Uint8Array): void {
  let parts = 0
  let depth = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index]
    if (byte === quote) index = endOfString(bytes, index)
    else if (byte === beginList || byte === beginObject) depth += 1
    else if (byte === endList || byte === endObject) depth -= 1
    if (byte === comma || byte === beginList || byte === beginObject) parts += 1
    if (parts > maxParts)
      throw new Error(`JSON of more than ${maxParts} objects, lists and entries`)
    if (depth > maxDepth) throw new Error(`JSON nested more than ${maxDepth} levels deep`)
  }
}

function endOfString(bytes: Uint8Array, start: number): number {
  for (let index = start + 1; index < bytes.length; index += 1) {
    if (bytes[index] === quote) return index
    if (bytes[index] === backslash) index += 1
  }
  return bytes.length
}
