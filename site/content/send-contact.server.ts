import { attachmentParts } from '@niaga/contract/attachments'
import {
  type ContactMessage,
  type SpamSignal,
  spamSignalHeader,
} from '@niaga/contract/contact-message'
import { endpoints } from '@niaga/contract/endpoints'
import { type Failure, failureSchema } from '@niaga/contract/envelope'
import { parseLimitedJson } from '@niaga/contract/limited-json'
import { type RequestView, requestSchema } from '@niaga/contract/request'
import { requestCall, secretPattern } from '@niaga/contract/request-page'
import { type FetchLimits, limitedFetch } from '@niaga/server-kit/limited-fetch'
import { currentRequest, measureUpstream } from '@niaga/server-kit/request-log'
import type { Logger } from 'pino'
import { getCause } from './content-responses.server.ts'

export type ContactSending =
  /** Stored; with the reference, the time of an answer and the secret of its page, if the host sent them. */
  | {
      ok: true
      reference?: string | undefined
      answerBy?: string | null | undefined
      pageSecret?: string | undefined
    }
  /** The host rejected the message; `fields` names the invalid fields, and `reasons` the causes, if the host sent them. */
  | ({ ok: false; reason: 'rejected' } & Pick<Failure['error'], 'fields' | 'reasons'>)
  /** The visitor sent too many messages; `retryAfterS` in seconds, if the host sent it. */
  | { ok: false; reason: 'limited'; retryAfterS: number | null }
  /** The request takes no more replies. */
  | { ok: false; reason: 'full' }
  /** The host has no such request. */
  | { ok: false; reason: 'missing' }
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

/** Creates the calls that pass on what a visitor writes. They never throw, and log nothing of it. */
export function createContactSender({ host, limits, log }: SenderOptions) {
  /**
   * Sends a visitor's text once, because a repeated POST could store it twice. The visitor's address is sent too, for the
   * host's limit to count visitors and not this site.
   */
  async function post(
    { call, path }: { call: string; path: string },
    message: object,
    { clientAddress, key, files }: Pick<ContactDelivery, 'clientAddress' | 'key' | 'files'>,
    headers: Record<string, string>,
  ): Promise<ContactSending> {
    const { id: requestId, traceparent } = currentRequest.getStore() ?? {}
    const timeoutMs = files.length > 0 ? filesTimeoutMs : patience * limits.timeoutMs
    try {
      const send = (init: RequestInit) =>
        limitedFetch(addressOn(host, path), init, { ...limits, timeoutMs })
      const response = await measureUpstream(() =>
        send({
          method: 'POST',
          headers: {
            Accept: 'application/json',
            ...(files.length === 0 && { 'Content-Type': 'application/json' }),
            'X-Forwarded-For': clientAddress,
            'Idempotency-Key': key,
            ...(requestId ? { 'X-Request-Id': requestId } : {}),
            ...(traceparent ? { traceparent } : {}),
            ...headers,
          },
          body: files.length > 0 ? getForm(message, files) : JSON.stringify(message),
        }),
      )
      const { status, body } = response
      if (status >= 200 && status < 300) return { ok: true, ...getReceipt(body) }
      log.warn({ call, cause: `status ${status}` }, 'Failed to send a message')
      if (status === 429)
        return { ok: false, reason: 'limited', retryAfterS: getRetryAfter(response.headers) }
      if (status === 422) return { ok: false, reason: 'rejected', ...faultsIn(body) }
      if (status === 409) return { ok: false, reason: 'full' }
      if (status === 404) return { ok: false, reason: 'missing' }
    } catch (error) {
      log.warn({ call, cause: getCause(error) }, 'Failed to send a message')
    }
    return { ok: false, reason: 'unavailable' }
  }

  return {
    sendContact: (message: ContactMessage, { spamSignal, ...delivery }: ContactDelivery) => {
      const { path } = endpoints.sendContact
      const headers: Record<string, string> = spamSignal ? { [spamSignalHeader]: spamSignal } : {}
      return post({ call: 'sendContact', path }, message, delivery, headers)
    },

    /** Sends a buyer's reply to the request with a secret. */
    sendReply: (secret: string, text: string, delivery: Omit<ContactDelivery, 'spamSignal'>) =>
      post({ call: 'sendReply', path: requestCall }, { text }, delivery, getBearer(secret)),

    /**
     * Reads the request with a secret, outside every cache.
     *
     * @returns `null` if there is none, `unavailable` if the host does not respond
     */
    async readRequest(secret: string): Promise<RequestView | null | 'unavailable'> {
      try {
        const url = addressOn(host, requestCall)
        const init = { headers: getBearer(secret) }
        const { status, body } = await measureUpstream(() => limitedFetch(url, init, limits))
        if (status === 404) return null
        if (status !== 200) throw new Error(`status ${status}`)
        return requestSchema.parse(parseLimitedJson(body)).data
      } catch (error) {
        log.warn({ call: 'readRequest', cause: getCause(error) }, 'Failed to read a request')
        return 'unavailable'
      }
    },
  }
}

function addressOn(host: string, path: string): URL {
  return new URL(host.replace(/\/+$/, '') + path)
}

/** A malformed secret is sent, too, as another: the response takes as long as that to an unknown one. */
function getBearer(secret: string) {
  return { Authorization: `Bearer ${secretPattern.test(secret) ? secret : '-'}` }
}

function getForm(message: object, files: readonly File[]): FormData {
  const form = new FormData()
  form.set(attachmentParts.message, JSON.stringify(message))
  for (const file of files) form.append(attachmentParts.file, file)
  return form
}

/** Other hosts may respond with anything. */
function getReceipt(body: Buffer) {
  try {
    const receipt = endpoints.sendContact.response.parse(parseLimitedJson(body))
    const { reference, answer_by: answerBy, page_secret: pageSecret } = receipt
    return { reference, answerBy, pageSecret }
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
