import type { ErrorStatus } from './error-response.ts'

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/**
 * Reads a form that a page sent to itself, or says with which status it is rejected. Browsers name the page that sends
 * a form in `Origin`; one from another site must not act in the visitor's name.
 *
 * @param request whose body is limited
 */
export async function readForm(
  request: Request,
  siteOrigin: string,
): Promise<FormData | ErrorStatus> {
  if (!isOwnPage(request, siteOrigin)) return 403
  if (!formTypes.test(request.headers.get('content-type') ?? '')) return 415
  // Malformed, or the visitor went away in the middle of it.
  return request.formData().catch(() => 400 as const)
}

function isOwnPage(request: Request, siteOrigin: string): boolean {
  const origin = request.headers.get('origin')
  // Clients that are no browsers name none; they act in nobody's name.
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site'
  if (!URL.canParse(origin)) return false
  return origin === siteOrigin || new URL(origin).host === request.headers.get('host')
}
