/** Far more than any document has; what a stranger nests deeper would use up the stack. */
const maxDepth = 200

/**
 * PostgreSQL stores no U+0000 in a text or in JSON, and nobody sees one: a pasted text may hold it.
 *
 * @param value what a request or a program sends; only what JSON can hold is looked into
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

/** For the operations of a collection or a global, before any other hook reads what is to be stored. */
export function leaveOutNul<Args extends object>({ args }: { args?: Args }): Args | undefined {
  if (!args || !('data' in args)) return undefined
  return { ...args, data: withoutNul(args.data) }
}
