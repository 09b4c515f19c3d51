/** The page of one request, at a secret address of the site. The module has no schemas, so browsers can use it. */

/**
 * The call that reads a request and receives the buyer's replies. The secret is in `Authorization` as a bearer token:
 * servers log paths, and shared caches store no response to this header (RFC 9111). A host may lack the call.
 */
export const requestCall = '/api/request'

/** 128 random bits, in digits and letters that survive every mail program. */
export const secretPattern = /^[0-9a-f]{32}$/

/** Returns the path of a request's page in the default language. */
export function requestPagePath(secret: string): string {
  return `/permintaan/${secret}`
}

/** Whether a path is a request's page, in any language and spelling. */
export function isRequestPage(path: string): boolean {
  return withoutSecret(path) !== path
}

/** Returns a path as it may be logged. */
export function withoutSecret(path: string): string {
  return path.replace(/^((?:\/+[a-z]{2})?\/+permintaan(?:\/|%2f)).+/is, '$1…')
}
