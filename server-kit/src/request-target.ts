/** Only a base for `URL`; the host is not used. */
const base = new URL('http://localhost')

/** Matches nearly all requested paths, which a parser would not change; parsing costs more than a tenth of a cached page. */
const plain = /^\/(?!\/)[\w/-]*(\.\w+)?$/

/**
 * Returns the path of a request target, decoded once, without its query. A server, its framework and the proxy in front
 * must agree on the path, so anything that one of them may resolve to another path (RFC 3986, section 6.2) is rejected:
 * absolute URLs, dot segments in any encoding, backslashes, a host after `//`, control characters and invalid UTF-8.
 *
 * @param target target of the request line (RFC 9112, section 3.2)
 * @returns `null` for a target to reject with 400
 */
export function readRequestPath(target = ''): string | null {
  const [path = ''] = target.split('?', 1)
  if (plain.test(path)) return path
  if (!path.startsWith('/') || !URL.canParse(path, base)) return null
  const { host, pathname } = new URL(path, base)
  if (host !== base.host || pathname !== path) return null
  const decoded = decode(path)
  if (decoded === null || /\p{Cc}/u.test(decoded)) return null
  return decoded.split(/[/\\]/).some(isDots) ? null : decoded
}

/** Splits a path into segments, in lower case and without empty segments, as some frameworks compare them. */
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
