import type { ErrorStatus } from './error-response.ts'

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/** A form, and whether one of the site's own pages sent it; otherwise the page shows the form again and sends nothing. */
export type SentForm = { form: FormData; isOwn: boolean }

/**
 * Reads a form that a page submitted to itself, or returns the status of its rejection. Browsers name the sending site in
 * `Origin`; another site must not act in the visitor's name.
 *
 * @param request with a body limited before
 */
export async function readForm(
  request: Request,
  siteOrigin: string,
): Promise<SentForm | ErrorStatus> {
  const sender = getSender(request, siteOrigin)
  if (sender === 'foreign') return 403
  if (!formTypes.test(request.headers.get('content-type') ?? '')) return 415
  // Rejects if the form is malformed, or the visitor disconnected while sending.
  const read = request.formData().then((form) => ({ form, isOwn: sender === 'own' }))
  return read.catch(() => 400 as const)
}

function getSender(request: Request, siteOrigin: string): 'own' | 'hidden' | 'foreign' {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  // Clients other than browsers send no `Origin`; they carry no visitor's cookies.
  if (origin === null) return site === 'cross-site' ? 'foreign' : 'own'
  // A visitor may hide the origin, as may a page of another site: only the browser's own `Sec-Fetch-Site` distinguishes
  // them.
  if (origin === 'null') return site === 'same-origin' ? 'own' : 'hidden'
  if (!URL.canParse(origin)) return 'foreign'
  const isOwn = origin === siteOrigin || new URL(origin).host === request.headers.get('host')
  return isOwn ? 'own' : 'foreign'
}
