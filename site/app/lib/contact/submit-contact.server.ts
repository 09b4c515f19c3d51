import { contactMessageSchema } from '@niaga/contract/contact-message'
import type { z } from 'zod'
import type { ContactSending } from '../content/send-contact.server.ts'
import {
  type ContactResult,
  type ContactValues,
  contactFields,
  type FieldFault,
  type FieldFaults,
} from './contact.ts'

type Send = (message: z.output<typeof contactMessageSchema>) => Promise<ContactSending>

/**
 * Checks a contact form and sends it on, once.
 *
 * @returns how it fared, and the HTTP status that says so
 */
export async function submitContact(
  form: FormData,
  send: Send,
): Promise<{ status: number; result: ContactResult }> {
  const values = valuesOf(form)
  const message = contactMessageSchema.safeParse(values)
  if (!message.success) return failed(422, values, faultsOf(message.error))
  const sending = await send(message.data)
  if (sending.ok) return { status: 200, result: { status: 'sent' } }
  if (sending.reason === 'refused') return failed(422, values, refusedFields(sending.fields))
  return failed(sending.reason === 'limited' ? 429 : 503, values, {})
}

function failed(status: number, values: ContactValues, faults: FieldFaults) {
  return { status, result: { status: 'failed' as const, faults, values } }
}

function valuesOf(form: FormData): ContactValues {
  function value(name: string): string {
    const entry = form.get(name)
    // Forms send line ends as CRLF, which would count twice against the limit.
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

function refusedFields(fields: Record<string, string>): FieldFaults {
  return Object.fromEntries(
    contactFields.filter((field) => field in fields).map((field) => [field, 'invalid' as const]),
  )
}
