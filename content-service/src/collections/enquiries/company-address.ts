import { type BaseLocale, defaultLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { servicesOf } from '../../platform/services/services.ts'

/** Returns the company as sender and signature of its mails; before it has a name, only its address. */
export async function companySender(payload: Payload, locale: BaseLocale = defaultLocale) {
  const { companyName } = await settingsIn(payload, locale)
  return { name: companyName ?? '', address: servicesOf(payload).environment.mailFrom }
}

/** Returns the name of the company; before it has one, that of the product. */
export async function companyOrProduct(payload: Payload, locale?: BaseLocale): Promise<string> {
  return (await companySender(payload, locale)).name || 'Niaga'
}

/**
 * Returns the address for the visitor's next mail: the company's published address, else the address notified of messages,
 * else the colleague's own.
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
