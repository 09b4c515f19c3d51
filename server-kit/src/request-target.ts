/** What targets are resolved against: any host does. */
const base = new URL('http://localhost')

/** What every resolver leaves as it is, and nearly every visitor asks for: to resolve it costs more than a tenth of a kept page. */
const plain = /^\/(?!\/)[\w/-]*(\.\w+)?$/

/**
 * The path that a request asks for, decoded once, without its query. A server, the framework behind it and the proxy before it must
 * agree on it: whatever one of them may resolve to another path (RFC 3986, section 6.2) is rejected, as an absolute address, dot
 * segments in any spelling, backslashes, a host after `//`, control characters and what is not UTF-8.
 *
 * @param target of the request line (RFC 9112, section 3.2)
 * @returns `null` for what must be answered 400
 */
export function readRequestPath(target = ''): string | null {
  const [written = ''] = target.split('?', 1)
  if (plain.test(written)) return written
  if (!written.startsWith('/') || !URL.canParse(written, base)) return null
  const { host, pathname } = new URL(written, base)
  if (host !== base.host || pathname !== written) return null
  const decoded = decode(written)
  if (decoded === null || /\p{Cc}/u.test(decoded)) return null
  return decoded.split(/[/\\]/).some(isDots) ? null : decoded
}

/** The parts of a path, as a framework may compare them: whatever their case, and without empty ones. */
export function pathSegments(path: string): string[] {
  return path.toLowerCase().split(/[/\\]/).filter(Boolean)
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function isDots(segment: string): boolean {
  return segment === '.' || segment === '..'
}
