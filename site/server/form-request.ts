import type { ErrorStatus } from './error-response.ts'

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/**
 * Reads a form that a page sent to itself, or returns the status with which it is rejected. Browsers name the site that
 * sends a form in `Origin`; another site must not act in the visitor's name.
 *
 * @param request with a body limited before
 */
export async function readForm(
  request: Request,
  siteOrigin: string,
): Promise<FormData | ErrorStatus> {
  if (!isOwnPage(request, siteOrigin)) return 403
  if (!formTypes.test(request.headers.get('content-type') ?? '')) return 415
  // Malformed, or the visitor disconnected in the middle of it.
  return request.formData().catch(() => 400 as const)
}

function isOwnPage(request: Request, siteOrigin: string): boolean {
  const origin = request.headers.get('origin')
  // Clients other than browsers send none; they carry no visitor's cookies.
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site'
  if (!URL.canParse(origin)) return false
  return origin === siteOrigin || new URL(origin).host === request.headers.get('host')
}
