/** Written by the gate over whatever a request claims, so that what reads it can believe it. */
export const visitorHeader = 'x-niaga-visitor'

/** The address of the visitor who sent a request. */
export function visitorAddress(request: Request): string {
  return request.headers.get(visitorHeader) ?? 'unknown'
}
