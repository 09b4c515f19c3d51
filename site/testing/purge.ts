import { createHmac } from 'node:crypto'

export const purgeSecret = 'a-purge-secret-of-at-least-32-characters'

/** A purge message as the contract's content service sends it. */
export function purgeRequest(
  version: number,
  { ageS = 0, secret = purgeSecret } = {},
): RequestInit {
  const body = JSON.stringify({ version, changed: ['products'] })
  const timestamp = String(Math.floor(Date.now() / 1000) - ageS)
  const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Niaga-Timestamp': timestamp,
      'X-Niaga-Signature': `sha256=${hash}`,
    },
    body,
  }
}

/** @returns the status of the answer */
export async function purge(
  site: { get: (path: string, init: RequestInit) => Promise<Response> },
  init: RequestInit,
): Promise<number> {
  return (await site.get('/-/purge', init)).status
}
