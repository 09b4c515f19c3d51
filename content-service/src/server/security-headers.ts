import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
}

/** What is data is no document: nothing in it may load, and nobody may frame it. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A picture that a browser is made to open as a page must not run anything; sites elsewhere show it. */
const pictureHeaders = {
  'Content-Security-Policy': `${dataPolicy}; sandbox`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * The admin loads its own scripts, styles and pictures and nothing else. Its scripts carry a nonce, because
 * each page has other ones; Payload's editor writes `style` attributes; `blob:` and `data:` show a picture
 * before it is uploaded.
 */
function adminPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export type SecurityOptions = {
  /** Whether editors reach the service over TLS. */
  isSecure: boolean
  /** Next patches modules with `eval` and inline scripts while one develops. */
  isDevelopment: boolean
}

/** What is asked for, by the first part of its path: everything of the admin, a picture, or data. */
export type ResponseKind = 'admin' | 'picture' | 'data'

/** Puts on a response what browsers must know before they trust it. Next keeps these over what a route of ours says. */
export function secureResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { isSecure, isDevelopment }: SecurityOptions,
  kind: ResponseKind,
): void {
  const isAdmin = kind === 'admin'
  for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
  if (isSecure) {
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
  // Next takes the nonce of its scripts from the request, where only this may have written it.
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  if (isAdmin) response.setHeader('X-Robots-Tag', 'noindex')
  if (isAdmin && isDevelopment) return
  const policy = isAdmin ? adminPolicy(randomBytes(16).toString('base64')) : dataPolicy
  if (isAdmin) request.headers['content-security-policy'] = policy
  response.setHeader('Content-Security-Policy', policy)
  if (kind !== 'picture') return
  for (const [name, value] of Object.entries(pictureHeaders)) response.setHeader(name, value)
}
