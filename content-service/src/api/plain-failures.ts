import { retryAfterS } from './answer.ts'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

const notFound = 'Tidak ada apa-apa di alamat ini. / There is nothing at this address.'

/**
 * Payload’s own routes, without what its failures say of the inside: it answers 501 with the address at which Next runs to what
 * a collection does not offer. One that may be tried again says when.
 */
export function withPlainFailures<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const response = await handler(request, context)
    if (response.status === 503) response.headers.set('Retry-After', retryAfterS)
    if (response.status !== 501) return response
    await response.body?.cancel()
    return Response.json({ errors: [{ message: notFound }] }, { status: 404 })
  }
}
