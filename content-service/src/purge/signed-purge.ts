import { createHmac } from 'node:crypto'

export type PurgeMessage = { version: number; changed: string[] }

/**
 * A purge message as it travels, signed as the contract says.
 *
 * @param moment in milliseconds since 1970
 */
export function signedPurge(message: PurgeMessage, secret: string, moment: number) {
  const body = JSON.stringify(message)
  const timestamp = String(Math.floor(moment / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-Niaga-Timestamp': timestamp,
      'X-Niaga-Signature': `sha256=${signature}`,
    },
  }
}
