import { retryAfterS } from '../platform/http/response.ts'

const notFound = 'Tidak ada apa-apa di alamat ini. / There is nothing at this address.'

/**
 * A response of Payload’s own routes without what its failures say of the inside: it says 501 and the address to what
 * a collection does not offer. One that may be tried again says when.
 */
export function hideInternals(response: Response): Response {
  if (response.status === 503) response.headers.set('Retry-After', retryAfterS)
  if (response.status !== 501) return response
  void response.body?.cancel()
  return Response.json({ errors: [{ message: notFound }] }, { status: 404 })
}
