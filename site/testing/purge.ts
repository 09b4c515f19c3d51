import { signatureHeaders, signMessage } from '@niaga/server-kit/signed-message'

export const purgeSecret = 'a-purge-secret-of-at-least-32-characters'

/** Creates a purge message as the contract's content service sends it. */
export function purgeRequest(
  version: number,
  { ageS = 0, secret = purgeSecret } = {},
): RequestInit {
  const message = signMessage(JSON.stringify({ version }), secret, Date.now() - ageS * 1000)
  const headers = { 'Content-Type': 'application/json', ...signatureHeaders(message) }
  return { method: 'POST', headers, body: message.body }
}

/** @returns the status of the response */
export async function purge(
  site: { get: (path: string, init: RequestInit) => Promise<Response> },
  init: RequestInit,
): Promise<number> {
  return (await site.get('/-/purge', init)).status
}
