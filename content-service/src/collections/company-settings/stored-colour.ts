/** Converts a colour as editors write it, `0B5C8A` or `#05a`, to its stored form `#0b5c8a`; `null` for anything else. */
export function storedColour(value: unknown): string | null {
  const [, digits] =
    (typeof value === 'string' ? /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(value) : null) ?? []
  if (digits === undefined) return null
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}
