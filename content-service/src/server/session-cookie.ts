import type { IncomingMessage, ServerResponse } from 'node:http'

/** As Payload names it, and as browsers know it: that name binds it to this host, over TLS (RFC 6265bis, section 4.1.3). */
const [inside, outside] = ['payload-token', '__Host-payload-token']

/**
 * Gives the cookie of a session the name by which browsers refuse it from any other host, one below or above this one
 * included. Payload has one prefix for all its cookies and writes those of language and colours without `Secure`, which
 * browsers would refuse then, so the name is changed on its way in and out.
 */
export function bindSessionCookie(request: IncomingMessage, response: ServerResponse): void {
  const { cookie } = request.headers
  if (cookie !== undefined) request.headers.cookie = taken(cookie)
  const writeHead = response.writeHead
  response.writeHead = function bound(this: ServerResponse, ...args: unknown[]) {
    const cookies = this.getHeader('set-cookie')
    if (cookies !== undefined) this.setHeader('set-cookie', [cookies].flat().map(String).map(given))
    return Reflect.apply(writeHead, this, args)
  }
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
