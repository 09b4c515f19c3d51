import { type BaseLocale, defaultLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { servicesOf } from '../../../platform/services/services.ts'

/** The company, as it sends and signs its mails. */
export async function companySender(payload: Payload, locale: BaseLocale = defaultLocale) {
  const { companyName } = await settingsIn(payload, locale)
  return { name: companyName || 'Niaga', address: servicesOf(payload).environment.mailFrom }
}

/**
 * Where the visitor's next mail goes: the company's published address, else that which is notified of messages, else
 * the colleague's own.
 */
export async function companyAddress(
  payload: Payload,
  colleague: { email: string },
): Promise<string> {
  const { contactEmail } = await settingsIn(payload, 'id')
  const [notified] = servicesOf(payload).environment.contactNotifyTo
  return contactEmail || notified || colleague.email
}

function settingsIn(payload: Payload, locale: BaseLocale) {
  return payload.findGlobal({
    slug: 'company-settings',
    locale,
    depth: 0,
    select: { companyName: true, contactEmail: true },
  })
}
