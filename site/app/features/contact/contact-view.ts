import { contactDetails } from '@niaga/contract/contact-details'
import { contactMessageLimits } from '@niaga/contract/contact-message'
import type { Contact } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { Reading } from '../../../content/reading.ts'
import { shorten } from '../../ui/text/shorten.ts'
import type { Captcha, ContactView } from './contact.ts'

/** The longest name of a product with its grade that is filled into a message, in characters. */
const productLimit = 200

/** What the contact screen shows; `search` is the address's query, whose `produk` names a product. */
export function contactView(
  contact: Reading<Contact>,
  search: URLSearchParams,
  locale: Locale,
  captcha: Captcha | null,
): ContactView {
  return {
    details: contact.ok ? contactDetails(contact.value, locale) : null,
    failure: contact.ok ? '' : contact.error,
    limits: contactMessageLimits,
    product: productOf(search.get('produk') ?? ''),
    captcha,
  }
}

/** One line of limited length, which is only shown as text, because anyone can make up an address. */
function productOf(value: string): string {
  return shorten(value.replace(/[\s\p{C}]+/gu, ' ').trim(), productLimit)
}
