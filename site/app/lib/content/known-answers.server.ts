type Known = { body: Buffer; json: unknown }

/**
 * Reads JSON answers, and those whose bytes are the same as last time not again: a list of thousands of posts costs
 * its reading once and a comparison after that. The same bytes give the very same value, which nobody may change.
 *
 * @param maxBytes how much is remembered, in bytes of the answers; the longest unused goes first
 */
export function createKnownAnswers(maxBytes: number) {
  const known = new Map<string, Known>()
  let bytes = 0

  function forget(address: string): void {
    bytes -= known.get(address)?.body.byteLength ?? 0
    known.delete(address)
  }

  /** @throws {SyntaxError} when the body is not JSON */
  return function jsonOf(address: string, body: Buffer): unknown {
    const before = known.get(address)
    const json: unknown = before?.body.equals(body)
      ? before.json
      : JSON.parse(body.toString('utf8'))
    forget(address)
    if (body.byteLength > maxBytes) return json
    known.set(address, { body, json })
    bytes += body.byteLength
    for (const oldest of known.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
    return json
  }
}
