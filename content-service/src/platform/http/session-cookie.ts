import type { IncomingMessage } from 'node:http'

/**
 * Payload's cookie name, and the name in browsers, whose prefix binds it to this host and to TLS (RFC 6265bis, section
 * 4.1.3).
 */
const [payloadName, boundName] = ['payload-token', '__Host-payload-token']

/**
 * Renames the session cookie of a response: browsers then reject it from any other host, including subdomains and parent
 * domains. Payload has one prefix for all its cookies, and sets those for language and colours without `Secure`, which
 * browsers would reject under that prefix. Therefore the name is changed in responses and requests.
 */
export function bindSessionCookie(response: Headers): void {
  const cookies = response.getSetCookie()
  response.delete('Set-Cookie')
  for (const cookie of cookies) response.append('Set-Cookie', bound(cookie))
}

/** Restores Payload's cookie name in a request. */
export function readBoundCookie({ headers }: IncomingMessage): void {
  if (headers.cookie !== undefined) headers.cookie = unbound(headers.cookie)
}

/** Removes a cookie that arrives under Payload's own name: it may be from another host. */
function unbound(cookies: string): string {
  return cookies
    .split(/;\s*/)
    .filter((cookie) => !isNamed(payloadName, cookie))
    .map((cookie) => (isNamed(boundName, cookie) ? cookie.replace(boundName, payloadName) : cookie))
    .join('; ')
}

function bound(cookie: string): string {
  if (!isNamed(payloadName, cookie)) return cookie
  const secure = /;\s*secure\b/i.test(cookie) ? '' : '; Secure'
  return cookie.replace(payloadName, boundName) + secure
}

function isNamed(name: string, cookie: string): boolean {
  return cookie.startsWith(`${name}=`)
}
