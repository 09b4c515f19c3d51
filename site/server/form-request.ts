import { contactBodyLimit } from '@niaga/contract/contact-message'
import { readLimitedBody } from './limited-body.ts'
import type { RefusalStatus } from './refusal.ts'

export type FormRequest = { ok: true; body: Buffer } | { ok: false; status: RefusalStatus }

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/**
 * Reads a form that a page sent to itself, or says why it is refused. Browsers name the page that sends a
 * form in `Origin`; one from another site must not act in the visitor's name.
 */
export async function readForm(request: Request, siteOrigin: string): Promise<FormRequest> {
  const type = request.headers.get('content-type') ?? ''
  if (!isOwnPage(request, siteOrigin)) return refuse(403)
  if (!formTypes.test(type)) return refuse(415)
  try {
    const body = await readLimitedBody(request, contactBodyLimit)
    if (body === null) return refuse(413)
    await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
    return { ok: true, body }
  } catch {
    // Malformed, or the visitor went away in the middle of it.
    return refuse(400)
  }
}

function refuse(status: RefusalStatus): FormRequest {
  return { ok: false, status }
}

function isOwnPage(request: Request, siteOrigin: string): boolean {
  const origin = request.headers.get('origin')
  // Clients that are no browsers name none; they act in nobody's name.
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site'
  if (!URL.canParse(origin)) return false
  return origin === siteOrigin || new URL(origin).host === request.headers.get('host')
}
