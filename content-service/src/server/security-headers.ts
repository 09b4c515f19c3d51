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

/** Data is not a document: it loads nothing and cannot be framed. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A file opened as a document must not run scripts. */
const filePolicy = `${dataPolicy}; sandbox`

/**
 * Returns the policy of the admin, which loads only its own scripts, styles and pictures. Scripts have a nonce, because
 * inline scripts differ between pages; Payload's editor writes `style` attributes; `blob:` and `data:` show a picture
 * before its upload. The preview frames the site.
 */
function adminPolicy(nonce: string, siteOrigin: string | null): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${siteOrigin ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export type SecurityOptions = {
  /** Whether editors reach the service over TLS. */
  isSecure: boolean
  /** In development Next patches modules with `eval` and inline scripts. */
  isDevelopment: boolean
  /** The origin of the site, `null` if the admin has no preview. */
  siteOrigin?: string | null
}

/** The kind of a response, by the first segment of the path: anything of the admin, a file, or data. */
export type ResponseKind = 'admin' | 'picture' | 'download' | 'data'

/** Sets the security headers of a response. Next keeps them even if a route sets others. */
export function secureResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { isSecure, isDevelopment, siteOrigin = null }: SecurityOptions,
  kind: ResponseKind,
): void {
  const isAdmin = kind === 'admin'
  for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
  if (isSecure) {
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
  // Next reads the nonce of its scripts from the request; a client must not set it.
  delete request.headers['content-security-policy']
  delete request.headers['content-security-policy-report-only']
  if (isAdmin) response.setHeader('X-Robots-Tag', 'noindex')
  if (isAdmin && isDevelopment) return
  const policy = isAdmin
    ? adminPolicy(randomBytes(16).toString('base64'), siteOrigin)
    : kind === 'data'
      ? dataPolicy
      : filePolicy
  if (isAdmin) request.headers['content-security-policy'] = policy
  response.setHeader('Content-Security-Policy', policy)
  // Other sites may embed a picture.
  if (kind === 'picture') response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
}
