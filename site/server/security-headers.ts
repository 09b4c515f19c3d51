import type { MiddlewareHandler } from 'hono'

const always = {
  'X-Content-Type-Options': 'nosniff',
  // Forms need `Origin`; other sites get no paths.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Returns the headers of every response; headers for a page's own content are in content-security.ts. */
export function commonHeaders(origin: string): Record<string, string> {
  return origin.startsWith('https:')
    ? { ...always, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : always
}

/** Policy of a response that may load and do nothing, unless its own headers allow more. */
const strictestPolicy = "default-src 'none'; frame-ancestors 'none'"

/** A response may override these values. */
export function securityHeaders(origin: string): MiddlewareHandler {
  const headers = commonHeaders(origin)
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.header(name, value)
    }
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', strictestPolicy)
    }
  }
}
