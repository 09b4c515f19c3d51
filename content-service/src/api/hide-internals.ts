import { retryAfterS } from '../platform/http/response.ts'

const notFound = 'Tidak ada apa-apa di alamat ini. / There is nothing at this address.'

/**
 * Removes internals from the error responses of Payload’s own routes: for a route that a collection lacks, Payload
 * responds with 501 and an internal address. Adds `Retry-After` to 503.
 */
export function hideInternals(response: Response): Response {
  if (response.status === 503) response.headers.set('Retry-After', retryAfterS)
  if (response.status !== 501) return response
  void response.body?.cancel()
  return Response.json({ errors: [{ message: notFound }] }, { status: 404 })
}
