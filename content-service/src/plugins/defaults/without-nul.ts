/** Far deeper than any document. Unlimited, a deeply nested value from a stranger would overflow the stack. */
const maxDepth = 200

/**
 * Removes U+0000, which a pasted text may contain invisibly and PostgreSQL rejects in texts and JSON.
 *
 * @param value only what JSON can represent is searched
 */
export function withoutNul(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '')
  if (depth > maxDepth) return value
  if (Array.isArray(value)) return value.map((part) => withoutNul(part, depth + 1))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name.replaceAll('\0', ''),
      withoutNul(part, depth + 1),
    ]),
  )
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

/** A hook for the operations of a collection or a global, which must run before all others. */
export function leaveOutNul<Args extends object>({ args }: { args?: Args }): Args | undefined {
  if (!args || !('data' in args)) return undefined
  return { ...args, data: withoutNul(args.data) }
}
