/** Far deeper than any document. Without a limit, a stranger's deeply nested value would overflow the stack. */
const maxDepth = 200

/**
 * Removes U+0000, which pasted text may contain invisibly and PostgreSQL rejects in texts and JSON.
 *
 * @param value is searched only as far as JSON can represent it
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

/** Removes U+0000 as a hook for operations of a collection or a global; it must run before all others. */
export function omitNul<Args extends object>({ args }: { args?: Args }): Args | undefined {
  if (!args || !('data' in args)) return undefined
  return { ...args, data: withoutNul(args.data) }
}
