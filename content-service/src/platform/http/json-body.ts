import { readLimitedBody } from '@niaga/server-kit/limited-body'

type JsonBody = { value: unknown } | { failure: 'unsupported-type' | 'too-large' | 'malformed' }

/** Reads the JSON body of a request; Payload's own kind of request must be wrapped in a `Response`. */
export async function readJsonBody(
  request: Request | Response,
  limitBytes: number,
): Promise<JsonBody> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return { failure: 'unsupported-type' }
  try {
    const bytes = await readLimitedBody(request, limitBytes)
    if (bytes === null) return { failure: 'too-large' }
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    // The client disconnected, or the body is not JSON or not UTF-8.
    return { failure: 'malformed' }
  }
}
