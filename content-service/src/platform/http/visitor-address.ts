/** Set by the request gate, which overwrites what the client sent, so that it can be trusted. */
export const visitorHeader = 'x-niaga-visitor'

/** The address of the visitor who sent a request. */
export function visitorAddress(request: Request): string {
  return request.headers.get(visitorHeader) ?? 'unknown'
}
