import { contactMessageSchema } from '@niaga/contract/contact-message'
import type { SharedLimit } from '@niaga/server-kit/shared-limit'
import type { z } from 'zod'
import type { ContactDelivery, ContactSending } from '../../../content/send-contact.server.ts'
import type { CheckCaptcha } from './captcha.server.ts'
import {
  type ContactResult,
  type ContactValues,
  contactFields,
  type FieldFault,
  type FieldFaults,
  scriptFields,
} from './contact.ts'
import { idempotencyKey } from './idempotency-key.server.ts'
import { spamSignalOf } from './spam-signal.server.ts'

type Message = z.output<typeof contactMessageSchema>

export type ContactDesk = {
  clientAddress: string
  /** Counts a message against the visitor's limit; `null`, or the seconds until the next one is allowed. */
  takeToken: SharedLimit
  checkCaptcha: CheckCaptcha
  /** A form that is sent faster counts as spam, in milliseconds. */
  leastFillingMs: number
  send: (message: Message, delivery: ContactDelivery) => Promise<ContactSending>
  now?: () => number
}

type Outcome = { status: number; result: ContactResult; headers?: Record<string, string> }

/**
 * Validates a contact form and forwards it once, with its spam signal if there is one.
 *
 * @returns the result, and the HTTP status and headers for it
 */
export async function submitContact(form: FormData, desk: ContactDesk): Promise<Outcome> {
  const values = valuesOf(form)
  const waitS = await desk.takeToken(desk.clientAddress)
  if (waitS !== null) return limited(values, waitS)
  const message = contactMessageSchema.safeParse(values)
  if (!message.success) return failed(422, values, faultsOf(message.error))
  const captcha = await desk.checkCaptcha(form)
  if (captcha === 'rejected') return { status: 422, result: { status: 'captcha', values } }
  if (captcha === 'unknown') return failed(503, values, {})
  const key = idempotencyKey(message.data, {
    token: form.get(scriptFields.token),
    clientAddress: desk.clientAddress,
    nowMs: (desk.now ?? Date.now)(),
  })
  const { clientAddress, leastFillingMs } = desk
  const spamSignal = spamSignalOf(form, leastFillingMs)
  const sending = await desk.send(message.data, { clientAddress, key, spamSignal })
  if (sending.ok) return { status: 200, result: { status: 'sent' } }
  if (sending.reason === 'rejected') return failed(422, values, rejectedFields(sending.fields))
  if (sending.reason === 'limited') return limited(values, sending.retryAfterS)
  return failed(503, values, {})
}

function failed(status: number, values: ContactValues, faults: FieldFaults): Outcome {
  return { status, result: { status: 'failed', faults, values } }
}

function limited(values: ContactValues, retryAfterS: number | null): Outcome {
  if (retryAfterS === null) return failed(429, values, {})
  return {
    status: 429,
    result: { status: 'failed', faults: {}, values, retryAfterS },
    headers: { 'Retry-After': String(retryAfterS) },
  }
}

function valuesOf(form: FormData): ContactValues {
  function value(name: string): string {
    const entry = form.get(name)
    // Forms send line breaks as CRLF, which would count twice against the limit.
    return typeof entry === 'string' ? entry.replace(/\r\n/g, '\n') : ''
  }
  return {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    message: value('message'),
  }
}

const faultByCode: Record<string, FieldFault> = {
  too_small: 'missing',
  invalid_type: 'missing',
  too_big: 'too_long',
  invalid_format: 'format',
}

function faultsOf(error: z.ZodError): FieldFaults {
  const faults: FieldFaults = {}
  for (const { path, code } of error.issues) {
    const field = contactFields.find((name) => name === path[0])
    if (field) faults[field] ??= faultByCode[code] ?? 'invalid'
  }
  return faults
}

function rejectedFields(fields: Record<string, string>): FieldFaults {
  return Object.fromEntries(
    contactFields.filter((field) => field in fields).map((field) => [field, 'invalid' as const]),
  )
}
