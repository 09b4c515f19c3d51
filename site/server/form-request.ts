import { readLimitedBody } from './limited-body.ts'

export type FormRequest = { ok: true; body: Buffer } | { ok: false; status: number; reason: string }

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

/**
 * Reads a form that a page sent to itself, or says why it is refused. Browsers name the page that sends a
 * form in `Origin`; one from another site must not act in the visitor's name.
 */
export async function readForm(
  request: Request,
  siteOrigin: string,
  maxBytes: number,
): Promise<FormRequest> {
  const type = request.headers.get('content-type') ?? ''
  if (!isOwnPage(request, siteOrigin)) return refuse(403, 'The form was sent by another site.')
  if (!formTypes.test(type)) return refuse(415, 'The body is not a form.')
  const body = await readLimitedBody(request, maxBytes)
  if (body === null) return refuse(413, `The form is larger than ${maxBytes} bytes.`)
  try {
    await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
  } catch {
    return refuse(400, 'The form is malformed.')
  }
  return { ok: true, body }
}

function refuse(status: number, reason: string): FormRequest {
  return { ok: false, status, reason }
}

function isOwnPage(request: Request, siteOrigin: string): boolean {
  const origin = request.headers.get('origin')
  // Clients that are no browsers name none; they act in nobody's name.
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site'
  if (!URL.canParse(origin)) return false
  return origin === siteOrigin || new URL(origin).host === request.headers.get('host')
}
