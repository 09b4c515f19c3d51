import { attachmentParts } from '@niaga/contract/attachments'
import {
  type ContactMessage,
  type SpamSignal,
  spamSignalHeader,
} from '@niaga/contract/contact-message'
import { endpoints } from '@niaga/contract/endpoints'
import { type Failure, failureSchema } from '@niaga/contract/envelope'
import { parseLimitedJson } from '@niaga/contract/limited-json'
import { type FetchLimits, limitedFetch } from '@niaga/server-kit/limited-fetch'
import { currentRequest, measureUpstream } from '@niaga/server-kit/request-log'
import type { Logger } from 'pino'

export type ContactSending =
  /** The message was stored; with the reference and the time of an answer, as a timestamp, if the host sent them. */
  | { ok: true; reference?: string | undefined; answerBy?: string | null | undefined }
  /** The host rejected the message; `fields` names the invalid fields, and `reasons` the causes, if the host sent them. */
  | ({ ok: false; reason: 'rejected' } & Pick<Failure['error'], 'fields' | 'reasons'>)
  /** The visitor sent too many messages; `retryAfterS` in seconds, if the host sent it. */
  | { ok: false; reason: 'limited'; retryAfterS: number | null }
  | { ok: false; reason: 'unavailable' }

export type ContactDelivery = {
  clientAddress: string
  /** The `Idempotency-Key`: the same for the same message of the same visitor. */
  key: string
  /** Why the message may be spam, for a host that separates such messages. */
  spamSignal: SpamSignal | null
  /** Only for a host that accepts files. */
  files: readonly File[]
}

/**
 * The host reads, checks and scans 10 MB before it responds; a scan alone may take 15 s. Below the idle time of a
 * visitor's connection.
 */
const filesTimeoutMs = 50_000

/** Times as long as for a read: a message without files outlasts a restart of the host, and no other call stores it. */
const patience = 5

type SenderOptions = { host: string; limits: FetchLimits; log: Logger }

export function createContactSender({ host, limits, log }: SenderOptions) {
  const { path, method } = endpoints.sendContact
  const url = new URL(host.replace(/\/+$/, '') + path)

  /**
   * Sends a visitor's message once, because a repeated POST could store it twice. The visitor's address is sent too, for
   * the host's limit to count visitors and not this site. Never throws, and logs nothing of the message.
   */
  return async function sendContact(
    message: ContactMessage,
    { clientAddress, key, spamSignal, files }: ContactDelivery,
  ): Promise<ContactSending> {
    const { id: requestId, traceparent } = currentRequest.getStore() ?? {}
    const timeoutMs = files.length > 0 ? filesTimeoutMs : patience * limits.timeoutMs
    try {
      const send = (init: RequestInit) => limitedFetch(url, init, { ...limits, timeoutMs })
      const { status, headers, body } = await measureUpstream(() =>
        send({
          method,
          headers: {
            Accept: 'application/json',
            ...(files.length === 0 && { 'Content-Type': 'application/json' }),
            'X-Forwarded-For': clientAddress,
            'Idempotency-Key': key,
            ...(requestId ? { 'X-Request-Id': requestId } : {}),
            ...(traceparent ? { traceparent } : {}),
            ...(spamSignal ? { [spamSignalHeader]: spamSignal } : {}),
          },
          body: files.length > 0 ? getForm(message, files) : JSON.stringify(message),
        }),
      )
      if (status >= 200 && status < 300) return { ok: true, ...getReceipt(body) }
      log.warn({ call: 'sendContact', cause: `status ${status}` }, 'Failed to send a message')
      if (status === 429)
        return { ok: false, reason: 'limited', retryAfterS: getRetryAfter(headers) }
      if (status === 422) return { ok: false, reason: 'rejected', ...faultsIn(body) }
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      log.warn({ call: 'sendContact', cause }, 'Failed to send a message')
    }
    return { ok: false, reason: 'unavailable' }
  }
}

function getForm(message: ContactMessage, files: readonly File[]): FormData {
  const form = new FormData()
  form.set(attachmentParts.message, JSON.stringify(message))
  for (const file of files) form.append(attachmentParts.file, file)
  return form
}

/** Other hosts may respond with anything. */
function getReceipt(body: Buffer) {
  try {
    const receipt = endpoints.sendContact.response.parse(parseLimitedJson(body))
    return { reference: receipt.reference, answerBy: receipt.answer_by }
  } catch {
    return {}
  }
}

function getRetryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isSafeInteger(seconds) && seconds >= 0 ? seconds : null
}

function faultsIn(body: Buffer): Pick<Failure['error'], 'fields' | 'reasons'> {
  try {
    const { fields, reasons } = failureSchema.parse(parseLimitedJson(body)).error
    return { fields, reasons }
  } catch {
    return {}
  }
}
