import type { IncomingMessage } from 'node:http'

/** As Payload names it, and as browsers know it: that name binds it to this host, over TLS (RFC 6265bis, section 4.1.3). */
const [inside, outside] = ['payload-token', '__Host-payload-token']

/**
 * Gives the cookie of a session the name by which browsers refuse it from any other host, one below or above this one
 * included. Payload has one prefix for all its cookies and writes those of language and colours without `Secure`, which
 * browsers would refuse then, so the name is changed on its way in and out.
 */
export function bindSessionCookie(response: Headers): void {
  const cookies = response.getSetCookie()
  response.delete('Set-Cookie')
  for (const cookie of cookies) response.append('Set-Cookie', given(cookie))
}

/** The other way round, in a request. */
export function readBoundCookie({ headers }: IncomingMessage): void {
  if (headers.cookie !== undefined) headers.cookie = taken(headers.cookie)
}

/** What came under the name inside may be of another host. */
function taken(cookies: string): string {
  return cookies
    .split(/;\s*/)
    .filter((cookie) => !isNamed(inside, cookie))
    .map((cookie) => (isNamed(outside, cookie) ? cookie.replace(outside, inside) : cookie))
    .join('; ')
}

function given(cookie: string): string {
  if (!isNamed(inside, cookie)) return cookie
  const secure = /;\s*secure\b/i.test(cookie) ? '' : '; Secure'
  return cookie.replace(inside, outside) + secure
}

function isNamed(name: string, cookie: string): boolean {
  return cookie.startsWith(`${name}=`)
}
