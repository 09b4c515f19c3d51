import { type VisitBatch, visitsPath } from '@niaga/contract/visits'
import { limitedFetch } from '@niaga/server-kit/limited-fetch'
import { signatureHeaders, signMessage } from '@niaga/server-kit/signed-message'

/** `failed` may be retried, `rejected` would be rejected again, and `unknown` is a host that counts no visits. */
export type SendResult = { result: 'counted' | 'rejected' | 'unknown' | 'failed'; cause: string }

export type SendVisits = (batch: VisitBatch) => Promise<SendResult>

export type SendOptions = { host: string; secret: string; timeoutMs: number }

/** Only the status of a response matters. */
const maxBytes = 10_000

const results: Readonly<Record<number, SendResult['result']>> = {
  400: 'rejected',
  404: 'unknown',
  405: 'unknown',
  410: 'unknown',
  413: 'rejected',
  415: 'rejected',
  422: 'rejected',
  501: 'unknown',
}

/** Sends batches to the content host, signed like its purge messages. Never throws. */
export function createVisitSender({ host, secret, timeoutMs }: SendOptions): SendVisits {
  const url = new URL(host + visitsPath)
  const limits = { timeoutMs, maxBytes, maxRedirects: 0 }

  return async function send(batch) {
    const message = signMessage(JSON.stringify(batch), secret, Date.now())
    const headers = { 'Content-Type': 'application/json', ...signatureHeaders(message) }
    try {
      const init = { method: 'POST', headers, body: message.body }
      const { status } = await limitedFetch(url, init, limits)
      const isCounted = status >= 200 && status < 300
      return {
        result: isCounted ? 'counted' : (results[status] ?? 'failed'),
        cause: `status ${status}`,
      }
    } catch (error) {
      return { result: 'failed', cause: error instanceof Error ? error.message : String(error) }
    }
  }
}
