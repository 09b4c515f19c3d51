/** Set by the request gate, which overwrites the client's value: it can be trusted. */
export const visitorHeader = 'x-niaga-visitor'

/** Returns the address of the visitor who sent a request. */
export function visitorAddress(request: Request): string {
  return request.headers.get(visitorHeader) ?? 'unknown'
}
